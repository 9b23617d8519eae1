const CODE = /^\d{6,10}$/

/**
 * The digits of a code as typed or pasted, without spaces, dashes and invisible characters (R213). Null if it
 * is not a code: servers send 6 to 10 digits.
 */
export function parseCode(text: string): string | null {
  const code = text.normalize('NFKC').replace(/[\s\p{Dash}\p{Cf}]/gu, '')
  return CODE.test(code) ? code : null
}
