import type { MouseEvent, ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { useMediaQuery } from '@/lib/use-media-query.ts'

/** The widths at which the styles show the links of a closed group, too. */
const IS_WIDE = '(width >= 48em)'

/**
 * A group of the footer's links: a fold on phones, a column elsewhere. The styles unfold the column, so that
 * it needs no script and nothing moves; the script only tells screen readers.
 */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null)
  const isWide = useMediaQuery(IS_WIDE)
  useEffect(() => {
    const details = fold.current
    if (!isWide || !details) return
    details.open = true
    return () => {
      details.open = false
    }
  }, [isWide])
  const stayOpen = (event: MouseEvent) => {
    if (isWide) event.preventDefault()
  }

  return (
    <nav aria-label={title} className="max-md:border-b max-md:border-rule">
      <details
        ref={fold}
        className="group md:details-content:[block-size:auto] md:details-content:[content-visibility:visible]"
      >
        <summary
          tabIndex={isWide ? -1 : undefined}
          onClick={stayOpen}
          className="fold md:mb-2 md:min-h-0 md:cursor-default md:hover:bg-transparent"
        >
          <h2 className="font-text text-ui leading-tight font-[650] tracking-normal">{title}</h2>
          <FoldChevron className="md:hidden" />
        </summary>
        <div className="max-md:pb-3">{children}</div>
      </details>
    </nav>
  )
}
