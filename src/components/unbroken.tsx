/** A phone number, or a short word with a hyphen: a form's name (1099-K, W-2) or "tax-free". */
const KEPT_TOGETHER = /(\(\d{3}\) \d{3}-\d{4}|\b\w{1,6}(?:-\w{1,6})+\b)/

/** A text whose form names, short hyphenated words and phone numbers never break across lines. */
export function Unbroken({ text }: { text: string }) {
  return text.split(KEPT_TOGETHER).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts of a constant text
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}
