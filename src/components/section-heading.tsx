import type { ReactNode } from 'react'

type SectionHeadingProps = { title: string; action?: ReactNode }

/** The head of a home page section: headline on the left, at most one action on the right. */
export function SectionHeading({ title, action }: SectionHeadingProps) {
  return (
    <div className="mb-[clamp(16px,3vw,40px)] flex flex-wrap items-center justify-between gap-x-6 gap-y-3 md:items-end">
      <h2>{title}</h2>
      {action}
    </div>
  )
}
