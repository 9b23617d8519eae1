import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { FoldChevron } from './fold-chevron.tsx'

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
  const isWide = useMediaQuery('(width >= 48em)')
  return (
    <details
      id={id}
      open={isWide}
      className={clsx(
        'open-on-paper md:details-content:[block-size:auto] md:details-content:[content-visibility:visible]',
        className,
      )}
    >
      <summary
        tabIndex={isWide ? -1 : undefined}
        onClick={(event) => isWide && event.preventDefault()}
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
