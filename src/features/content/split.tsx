import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type SplitProps = {
  main: ReactNode
  side: ReactNode
  /** The sheets may be taller than the window. */
  isTall?: boolean
}

/** Text on the left, sheets that stay in view on the right. One column on phones. */
export function Split({ main, side, isTall = false }: SplitProps) {
  return (
    <div className="wrap grid items-start gap-[clamp(28px,5vw,88px)] pt-[clamp(36px,4vw,56px)] pb-section lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <div className="min-w-0">{main}</div>
      <aside
        className={clsx(isTall ? 'beside-tall' : 'lg:sticky lg:top-[84px]', 'grid min-w-0 gap-5')}
      >
        {side}
      </aside>
    </div>
  )
}
