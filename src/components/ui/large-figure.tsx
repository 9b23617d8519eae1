import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The one large number of a part of a page. */
export function LargeFigure({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <b
      className={clsx(
        'font-figures text-[clamp(2.5rem,2rem+1.6vw,3.25rem)] leading-none font-bold tracking-[-0.035em] text-accent-fill',
        className,
      )}
    >
      {children}
    </b>
  )
}
