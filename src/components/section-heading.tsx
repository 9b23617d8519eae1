import type { ReactNode } from 'react'

type SectionHeadingProps = { title: string; lead?: string; action?: ReactNode }

/** The head of a home page section: headline on the left, at most one action on the right. */
export function SectionHeading({ title, lead, action }: SectionHeadingProps) {
  return (
    <div className="mb-[clamp(24px,3vw,40px)] flex flex-wrap items-end justify-between gap-6">
      <div>
        <h2>{title}</h2>
        {lead && (
          <p className="mt-2.5 max-w-lead text-lead leading-normal text-balance text-ink-2">
            {lead}
          </p>
        )}
      </div>
      {action}
    </div>
  )
}
