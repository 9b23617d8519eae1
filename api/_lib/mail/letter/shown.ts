import { escapeHtml } from '../../../../src/shared/escape-html.ts'

/** Text that stays on one line. Short parts only: a visitor's text must not make the letter wider. */
const KEPT = new RegExp(
  `(${[
    /\(\d{3}\) \d{3}-\d{4}/, // a phone number
    /\b[A-Z][a-z]{2,8} \d{1,2}, \d{4}/, // March 10, 2027
    /\b\d{1,2}:\d{2} [AP]M [A-Z]{2,4}\b/, // 12:00 PM EST
    /\b[BM]-[0-9A-Z]{8}\b/, // a reference
    /\b[A-Z]{2} \d{5}\b/, // state and ZIP code
  ]
    .map(({ source }) => source)
    .join('|')})`,
)

/** A text as HTML that keeps phone numbers, dates, times and references on one line. */
export function shown(text: string): string {
  return text
    .split(KEPT)
    .map((part, index) =>
      index % 2 === 0
        ? escapeHtml(part)
        : `<span style="white-space: nowrap">${escapeHtml(part)}</span>`,
    )
    .join('')
}
