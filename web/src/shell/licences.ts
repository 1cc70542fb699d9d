/** Whose work the client is made with. Their licences whole are in licences.txt, which is made with the client. */
export interface Work {
  name: string
  by: string
  licence: string
  /** The package that brings it. */
  from: string
}

const OFL = 'SIL Open Font License 1.1'
const MIT = 'MIT'

export const FONTS: readonly Work[] = [
  {
    name: 'Atkinson Hyperlegible Next',
    by: 'The Atkinson Hyperlegible Next Project Authors',
    licence: OFL,
    from: '@fontsource-variable/atkinson-hyperlegible-next',
  },
  { name: 'Lilita One', by: 'Juan Montoreano', licence: OFL, from: '@fontsource/lilita-one' },
  { name: 'Pirata One', by: 'Rodrigo Fuenzalida, Nicolas Massi', licence: OFL, from: '@fontsource/pirata-one' },
]

export const LIBRARIES: readonly Work[] = [
  { name: 'Svelte', by: 'Svelte Contributors', licence: MIT, from: 'svelte' },
  { name: 'Fluent', by: 'Mozilla', licence: 'Apache 2.0', from: '@fluent/bundle' },
  { name: 'uqr', by: 'Project Nayuki, Anthony Fu', licence: MIT, from: 'uqr' },
  { name: 'ZzFX', by: 'Frank Force', licence: MIT, from: 'zzfx' },
]
