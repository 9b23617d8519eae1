import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { PhoneFold } from '@/components/phone-fold.tsx'
import type { ProseContent } from '@/content/schemas/page.ts'
import { useCurrentSection } from '@/lib/use-current-section.ts'
import { formatDay } from '@/shared/format-date.ts'
import { PageHeader } from './page-header.tsx'
import { DataTable, Prose, sectionFold } from './prose.tsx'
import { richText } from './rich-text.tsx'
import { OfficeSheet, SideSheet } from './side-sheets.tsx'
import { Split } from './split.tsx'
import './prose-page.css'

/** A page of text under headings, which fold on phones, with a summary at the top: the legal pages. */
export function ProsePage({ content }: { content: ProseContent }) {
  const { headline, lead, updated, inShort, sections } = content
  const contents = sections.map(({ id, heading }) => ({ id, name: heading }))
  return (
    <>
      <PageHeader
        title={headline}
        lead={richText(lead)}
        note={`Last changed on ${formatDay(updated)}.`}
        picture={<InShort lines={inShort} />}
      />
      <Split
        main={
          <>
            <FoldedContents entries={contents} />
            <Prose>
              {sections.map(({ table, ...section }) => (
                <PhoneFold
                  key={section.id}
                  id={section.id}
                  className="scroll-mt-24 border-rule max-md:border-b md:not-first:mt-[3.15rem]"
                  head={<h2 className="max-md:not-print:text-h3!">{noBreak(section.heading)}</h2>}
                >
                  <div className="max-md:pb-5">
                    {sectionFold(section).content}
                    {table && <DataTable isStacked table={table} />}
                  </div>
                </PhoneFold>
              ))}
            </Prose>
          </>
        }
        isTall
        side={
          <>
            <ContentsSheet entries={contents} />
            {/* In a low window the contents alone stay in view. */}
            <div className="lg:[@media(height<56em)]:hidden">
              <OfficeSheet />
            </div>
          </>
        }
      />
    </>
  )
}

/** The summary of a long page, beside its headline. */
function InShort({ lines }: { lines: ProseContent['inShort'] }) {
  return (
    <section className="mb-[clamp(28px,3.6vw,52px)] border-t-3 border-ink pt-3 lg:mt-[clamp(8px,1.8vw,22px)]">
      <h2 className="text-h3">In short</h2>
      <dl className="mt-1.5">
        {lines.map(({ term, text }) => (
          <div
            key={term}
            className="items-baseline gap-4 border-b border-rule py-2.5 md:grid md:grid-cols-[11.5rem_1fr]"
          >
            <dt className="font-display text-[1.25rem] leading-tight font-[650] tracking-[-0.01em] text-accent">
              {noBreak(term)}
            </dt>
            <dd className="text-ui leading-[1.45] text-ink-2">{richText(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

type ContentsProps = { entries: readonly { id: string; name: string }[] }

/** Links to the parts of a long page, beside them in wide windows. The current part is marked. */
function ContentsSheet({ entries }: ContentsProps) {
  const current = useCurrentSection(entries)
  return (
    <nav aria-label="On this page" className="no-print max-lg:hidden">
      <SideSheet title="On this page">
        <ul className="mt-3 text-small">
          {entries.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                aria-current={id === current ? 'true' : undefined}
                className={clsx(
                  'inline-block py-1',
                  id === current && 'font-[650] text-ink decoration-brass decoration-2',
                )}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </SideSheet>
    </nav>
  )
}

/** The same between phones, where the parts themselves are folded, and wide windows: folded, before the text. */
function FoldedContents({ entries }: ContentsProps) {
  return (
    <details className="group no-print mb-8 border-y border-rule max-md:hidden lg:hidden">
      <summary className="fold font-[650]">
        On this page
        <FoldChevron />
      </summary>
      <ul>
        {entries.map(({ id, name }) => (
          <li key={id} className="border-t border-rule">
            <Link to={`#${id}`} className="block py-2.5 no-underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
