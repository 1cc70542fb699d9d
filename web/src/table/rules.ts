/** The sentence of a numbered rule, with the numbers of the variant that is played. */
import type { Argument, Message } from '../wire/shapes.ts'

/** The message of a rule: `numbers` are those of the table's layout, by which its text says how many. */
export function ruleMessage(rule: string, numbers: Record<string, unknown>): Message {
  const args: Record<string, Argument> = {}
  for (const [path, value] of Object.entries(numbers)) {
    const name = path.replace(/[._]/g, '-')
    if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no'
    else if (typeof value === 'number' || typeof value === 'string') args[name] = value
  }
  return { key: `rule-${rule.replaceAll('.', '-')}`, args }
}

/** Where a rule stands on the page of the rules. */
export function ruleAddress(game: string, rule: string): string {
  return `/rules/${game === 'arrr' ? 'arrr' : 'maretta'}#${rule}`
}
