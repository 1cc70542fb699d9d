/** Lists of spaces, as people type them: numbers with commas or blanks between them, in any order. */

export const spacesText = (spaces: readonly number[]): string => spaces.join(', ')

/** Null as long as it is no such list. */
export function spacesIn(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter(Boolean)
  if (!words.every((word) => /^\d{1,4}$/.test(word))) return null
  return [...new Set(words.map(Number))].sort((one, two) => one - two)
}
