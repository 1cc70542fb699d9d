/** What can be said with one touch, as the server knows it (docs/protocol.md, "Wishes"). */
export const EMOTES = [
  'ahoy',
  'arrr',
  'thanks',
  'sorry',
  'well-played',
  'hurry',
  'oops',
  'haha',
  'luck',
  'shark',
  'thinking',
  'farewell',
] as const

export const LONGEST_WORDS = 300 // letters of one's own words
