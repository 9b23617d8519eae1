import { KEPT_TOGETHER } from '@/lib/kept-together'

/** A text in which dates, form names, short hyphenated words and phone numbers stay on one line. */
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
