/** An identity number as the page shows and keeps it: the last four digits only. */
export function maskIdentityNumber(digits: string): string {
  return `•••••${digits.slice(-4)}`
}

const LOOKS_LIKE_ONE =
  /\d{3}\s?[-–—]\s?\d{2}\s?[-–—]\s?\d{4}|\d{2}\s?[-–—]\s?\d{7}|(?<!\d)\d{9}(?!\d)/

/** Whether a printed word holds an identity number, to be covered in the picture of the page. */
export function isIdentityNumber(text: string): boolean {
  return LOOKS_LIKE_ONE.test(text)
}
