/** The code of a table in what somebody typed, pasted or was told. */

/** Codes are letters and digits; how long they are is the server's affair. */
const CODE = /^[a-z0-9]{4,32}$/
const IN_LINK = /\/(?:t|replay)\/([^/?#\s]+)/i

/** Typed with capitals, blanks or dashes, or a whole link with whatever stands around it; null if there is no code in it. */
export function codeIn(text: string): string | null {
  const linked = IN_LINK.exec(text)?.[1]
  const code = (linked ?? text).toLowerCase().replace(/[\s.·-]/g, '')
  return CODE.test(code) ? code : null
}
