import type { ReactNode } from 'react'

/** A sheet beside the text that stays in view while scrolling. */
export function SideSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded bg-sheet p-6 shadow-sheet print:break-inside-avoid print:p-3">
      <h2 className="text-[1.375rem]">{title}</h2>
      {children}
    </section>
  )
}
