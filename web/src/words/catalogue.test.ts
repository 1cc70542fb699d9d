import { describe, expect, it } from 'vitest'

import { Catalogue, LANGUAGES } from './catalogue.ts'

const SOURCE = `
list-more = { $first }, { $next }
list-last = { $first } and { $last }
suit-wood = Wood
card = { $suit } { $number }
barrel-anchor = anchor
    .the = the anchor
gives = { $giver } gives { $card } to { $receivers }.
finds = { $seat } finds { $barrel-the }.
draws = { $count ->
    [one] One card.
   *[other] { $count } cards.
}
`
const WOOD_3 = { key: 'card', args: { suit: { key: 'suit-wood' }, number: 3 } }
const NAMES = ['Anna', 'Bruno', 'Carla']
const GIVES = { key: 'gives', args: { giver: { seat: 0 }, card: WOOD_3, receivers: [{ seat: 1 }, { seat: 2 }] } }

describe('a catalogue', () => {
  const catalogue = new Catalogue('en', [SOURCE])

  it('says messages within messages, seats by their names and lists with their words', () => {
    expect(catalogue.text(GIVES, NAMES)).toBe('Anna gives Wood 3 to Bruno and Carla.')
    expect(catalogue.listed(['a', 'b', 'c'])).toBe('a, b and c')
  })

  it('hands the forms of a name along', () => {
    const finds = { key: 'finds', args: { seat: { seat: 1 }, barrel: { key: 'barrel-anchor' } } }
    expect(catalogue.text(finds, NAMES)).toBe('Bruno finds the anchor.')
  })

  it('groups no digits: a seed is to be typed again', () => {
    expect(catalogue.say('draws', { count: 1 })).toBe('One card.')
    expect(catalogue.say('draws', { count: 12345 })).toBe('12345 cards.')
  })

  it('says numbers in the way of its language', () => {
    const italian = new Catalogue('it', ['share = { $part }'])
    expect([-3, 0, 2.5].map((part) => italian.say('share', { part }))).toEqual(['-3', '0', '2,5'])
    const whole = Array.from({ length: 50 }, (_, number) => number - 20)
    for (const language of LANGUAGES) {
      const form = new Intl.NumberFormat(language, { useGrouping: false })
      const said = new Catalogue(language, ['share = { $part }'])
      expect(whole.map((part) => said.say('share', { part }))).toEqual(whole.map((part) => form.format(part)))
    }
  })

  it('tells what can be drawn within a sentence, in the order of its words', () => {
    expect(catalogue.rich(GIVES, NAMES)).toEqual([
      { text: 'Anna', about: { seat: 0 } },
      { text: ' gives ' },
      { text: 'Wood 3', about: WOOD_3 },
      { text: ' to ' },
      { text: 'Bruno', about: { seat: 1 } },
      { text: ' and ' },
      { text: 'Carla', about: { seat: 2 } },
      { text: '.' },
    ])
  })

  it('takes names as they are, whatever they look like', () => {
    const names = ['{ $card }', '\uE000', 'Carla']
    expect(
      catalogue
        .rich(GIVES, names)
        .map((span) => span.text)
        .join(''),
    ).toContain('{ $card } gives Wood 3')
  })

  it('does not pass over what is missing', () => {
    expect(() => catalogue.say('nothing')).toThrow('no message nothing')
    expect(() => catalogue.say('draws')).toThrow('draws')
  })
})
