import type { ReactNode } from 'react'
import { Unbroken } from '@/components/unbroken'

/** A sheet beside the text that stays in view while one reads. */
export function SideSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded bg-sheet p-6 shadow-sheet print:break-inside-avoid print:p-3">
      <h2 className="text-[1.375rem]">{title}</h2>
      {children}
    </section>
  )
}

/** Things to bring, as rows with boxes to tick on paper. */
export function BringList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-3 border-t border-rule text-small">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3 border-b border-rule py-2">
          <span
            aria-hidden
            className="mt-0.5 size-[18px] flex-none rounded-sm border-[1.5px] border-line"
          />
          <span>
            <Unbroken text={item} />
          </span>
        </li>
      ))}
    </ul>
  )
}
