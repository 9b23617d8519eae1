import { FoldChevron } from '@/components/fold-chevron.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { useCurrentSection } from '@/lib/use-current-section.ts'
import type { Heading } from './post.ts'

type TableOfContentsProps = { headings: readonly Heading[] }

/** A post with this many headings or more is long and gets a table of contents. */
const LONG_POST = 3

/** The headings of a long post, with the current one marked. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const current = useCurrentSection(headings)
  if (headings.length < LONG_POST) return null
  return (
    <nav aria-label="On this page" className="border-t-3 border-ink">
      <h2 className="pt-2.5 pb-1 font-text text-small leading-snug font-[650] tracking-normal">
        On this page
      </h2>
      <HeadingList headings={headings} current={current} />
    </nav>
  )
}

/** The same for narrow windows: folded, before the text. */
export function FoldedContents({ headings }: TableOfContentsProps) {
  if (headings.length < LONG_POST) return null
  return (
    <details className="group no-print mb-6 border-y border-rule wide:hidden">
      <summary className="fold text-small font-[650]">
        On this page
        <FoldChevron />
      </summary>
      <HeadingList headings={headings} />
    </details>
  )
}

type HeadingListProps = TableOfContentsProps & { current?: string }

function HeadingList({ headings, current }: HeadingListProps) {
  return (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id} className="border-b border-rule last:border-b-0">
          <a
            href={`#${id}`}
            aria-current={id === current ? 'true' : undefined}
            className="block py-2.5 text-small leading-[1.35] text-ink no-underline hover:text-ink hover:underline aria-[current]:font-[650] aria-[current]:shadow-[-3px_0_0_var(--paper),-6px_0_0_var(--river)]"
          >
            {noBreak(text)}
          </a>
        </li>
      ))}
    </ol>
  )
}
