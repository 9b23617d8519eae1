import { toPlainText } from '../plain-text.ts'

/** Three, two and four digits, separated by the same kind of mark. */
const APART = /(?<!\d-*)\d{3}[\s.\u00b7_/-]{1,3}\d{2}[\s.\u00b7_/-]{1,3}\d{4}(?![\d-]*\d)/
/**
 * Nine digits in a row. Inside a longer word, such as a UUID, they are something else, except right after
 * "SSN" or "ITIN".
 */
const IN_A_ROW = /(?:(?<!\d-*|\p{L})|(?<=\b(?:SSN|ITIN)))\d{9}(?![\d-]*\d|\p{L})/iu

/**
 * Whether a text contains something like a Social Security number or an ITIN (R196). The form uses it to
 * warn, the function to refuse. It errs on the side of caution: other nine-digit numbers count too.
 */
export function hasSocialSecurityNumber(text: string): boolean {
  const plain = toPlainText(text.normalize('NFKC'))
  return APART.test(plain) || IN_A_ROW.test(plain)
}
