/** Three, two and four digits, apart by the same kind of mark, or nine digits in a row. */
const NUMBER =
  /(?<!\d-*)\d{3}(?:[\s.\u00b7_/-]{1,3}\d{2}[\s.\u00b7_/-]{1,3}|\d{2})\d{4}(?![\d-]*\d)/
const DASHES = /\p{Dash_Punctuation}|\u2212/gu
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu

/**
 * Whether a text contains something like a Social Security number or an ITIN (R196). Used by the form
 * to warn and by the function to refuse. Rather too careful: other numbers of nine digits count too.
 */
export function hasSocialSecurityNumber(text: string): boolean {
  return NUMBER.test(text.normalize('NFKC').replace(INVISIBLE, '').replace(DASHES, '-'))
}
