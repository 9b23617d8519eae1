import { clsx } from 'clsx'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { FoldChevron } from './fold-chevron.tsx'

/** The widths at which the styles below show the content of a closed fold, too. */
const IS_WIDE = '(width >= 48em)'

type PhoneFoldProps = {
  /** Always visible: the heading, and what else says what the fold has. */
  head: ReactNode
  id?: string
  className?: string
  headClassName?: string
  children: ReactNode
}

/**
 * A part of a page that is folded on phones, and open in wider windows and on paper. Its content stays in the HTML:
 * the browser's find-in-page opens it, and so does a link to an element in it. The styles unfold it, so that it needs
 * no script and nothing moves; the script only tells screen readers.
 */
export function PhoneFold({ head, id, className, headClassName, children }: PhoneFoldProps) {
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
    <details
      ref={fold}
      id={id}
      className={clsx(
        'open-on-paper md:details-content:[block-size:auto] md:details-content:[content-visibility:visible]',
        className,
      )}
    >
      <summary
        tabIndex={isWide ? -1 : undefined}
        onClick={stayOpen}
        className={clsx(
          'fold md:min-h-0 md:cursor-default md:hover:bg-transparent print:min-h-0',
          headClassName,
        )}
      >
        {head}
        <FoldChevron className="no-print md:hidden" />
      </summary>
      {children}
    </details>
  )
}
