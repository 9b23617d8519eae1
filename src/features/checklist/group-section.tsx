import { type ReactNode, useId } from 'react'

export type GroupSectionProps = {
  title: string
  ready: number
  total: number
  /** The rows, as list items. */
  children: ReactNode
}

/** A group of the list under its heading, with how much of it is ready. */
export function GroupSection({ title, ready, total, children }: GroupSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="not-first:mt-8 print:not-first:mt-3">
      <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-2 break-after-avoid print:pb-0.5">
        <h3 id={id} className="print:text-[11pt]">
          {title}
        </h3>
        <p className="num text-small text-ink-2 print:hidden">
          {ready} of {total} ready
        </p>
      </div>
      <ul aria-labelledby={id}>{children}</ul>
    </section>
  )
}
