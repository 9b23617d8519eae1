import { Link } from 'react-router-dom'
import { pageAt } from '@/lib/find-page.ts'
import { MAY_DIFFER } from '@/lib/phrases.ts'
import type { SubjectContent } from '@/content/schemas/page.ts'
import { figureFolds } from '../figure-list.tsx'
import { type Fold, FoldRows } from '../folds.tsx'
import { sectionFold } from '../prose.tsx'
import { richText } from '../rich-text.tsx'
import { FoldedSection } from './section.tsx'

type DetailsProps = {
  content: SubjectContent
  /** Folds before and after those of the content's sections. */
  first?: readonly Fold[]
  last?: readonly Fold[]
  /** Paths of related pages. */
  related: readonly string[]
}

/** The details of a page: background, questions, figures with their sources, related pages. */
export function Details({ content, first = [], last = [], related }: DetailsProps) {
  return (
    <div className="wrap pb-[clamp(28px,4.4vw,64px)] md:pt-[clamp(48px,5.2vw,80px)] print:pt-4 print:pb-0">
      <div className="two-columns subject-grid">
        <FoldedSection title="In detail">
          <FoldRows
            folds={[
              ...first,
              ...content.sections.map((section) => sectionFold(section)),
              ...last,
              ...figureFolds(content),
            ]}
          />
        </FoldedSection>
        <FoldedSection title="Questions">
          <FoldRows
            open={0}
            folds={content.questions.map(({ question, answer }) => ({
              title: question,
              content: <p>{richText(answer)}</p>,
            }))}
          />
        </FoldedSection>
      </div>
      <nav
        aria-label="Related pages"
        className="no-print flex flex-wrap md:mt-10 items-baseline gap-x-7 gap-y-1.5 border-t border-rule pt-4.5"
      >
        <h2 className="font-text text-body leading-[1.6] font-[650] tracking-normal">Related</h2>
        {related.map((path) => (
          <Link key={path} to={path} className="inline-flex min-h-8 items-center">
            {pageAt(path).label}
          </Link>
        ))}
      </nav>
      <p className="mt-2.5 text-micro leading-[1.45] text-ink-2">{MAY_DIFFER}</p>
    </div>
  )
}
