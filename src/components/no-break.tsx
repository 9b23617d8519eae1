import type { ReactNode } from 'react'
import { NO_BREAK } from '@/lib/no-break.ts'

/** A text that keeps dates, form names, short hyphenated words and phone numbers on one line. */
export function noBreak(text: string): ReactNode[] {
  return text.split(NO_BREAK).map((part, index) =>
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
