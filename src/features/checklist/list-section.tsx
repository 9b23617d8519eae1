import { type ReactNode, useId, useRef } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { CheckboxRow, type CheckboxRowProps } from '@/components/ui/checkbox-row.tsx'
import { ignoreDoubleClick } from '@/lib/ignore-double-click.ts'
import { flash } from '@/lib/small-motion.ts'
import { focusNextRow } from './focus-next-row.ts'

type GroupSectionProps = {
  title: string
  ready: number
  total: number
  isOpen: boolean
  /** The rows, as list items. */
  children: ReactNode
}

/** A group of the list as a fold, with how much of it is ready. */
export function GroupSection({ title, ready, total, isOpen, children }: GroupSectionProps) {
  const id = useId()
  return (
    <details open={isOpen} className="open-on-paper group border-t border-rule print:mt-3">
      <summary className="fold py-2 break-after-avoid print:min-h-0 print:border-b-2 print:border-ink print:pb-0.5">
        <h3 id={id} className="print:text-[11pt]">
          {title}
        </h3>
        <span className="num flex flex-none items-center gap-3 text-small text-ink-2 print:hidden">
          {ready} of {total} ready
          <FoldChevron />
        </span>
      </summary>
      <ul aria-labelledby={id} className="border-t border-rule pb-3 print:pb-0">
        {children}
      </ul>
    </details>
  )
}

type ListRowProps = CheckboxRowProps & {
  /** The button that removes the row: its label and action. */
  removal: { label: string; onClick: () => void }
}

/** One line of the list, to check off or remove. Compact on paper, and never split across two pages. */
export function ListRow({ removal, ...row }: ListRowProps) {
  const line = useRef<HTMLLIElement>(null)
  const check = (isReady: boolean) => {
    if (isReady && line.current) flash(line.current)
    row.onChange(isReady)
  }
  return (
    <li
      ref={line}
      className="checklist-row flex items-start justify-between gap-x-3 max-[18em]:flex-wrap border-b border-rule break-inside-avoid wrap-anywhere"
    >
      <CheckboxRow {...row} onChange={check} />
      <RowButton {...removal} row={row.label} />
    </li>
  )
}

type RowButtonProps = { label: string; row: string; onClick: () => void }

/** A button whose row disappears when it is pressed. */
export function RowButton({ label, row, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={`${label}: ${row}`}
      className="no-print min-h-11 flex-none text-small text-ink-2 underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
      onClick={ignoreDoubleClick(({ currentTarget }) => {
        focusNextRow(currentTarget)
        onClick()
      })}
    >
      {label}
    </button>
  )
}
