import type { ReactNode } from 'react'
import type { ProseContent } from '@/content/types'
import { formatDay } from '@/lib/format-date'
import { ContentsSheet, OfficeSheet } from './side-sheets'
import { PageHeader } from './page-header'
import { DataTable, Prose, ProseSection } from './prose'
import { richText } from './rich-text'
import { Split } from './split'

export type ProsePageProps = {
  content: ProseContent
  actions?: ReactNode
}

/** A page of headed text: the legal pages and Our Story. */
export function ProsePage({ content, actions }: ProsePageProps) {
  const contents = content.sections.flatMap(({ id, heading }) =>
    id ? [{ id, name: heading }] : [],
  )
  return (
    <>
      <PageHeader title={content.headline} lead={richText(content.lead)} actions={actions} />
      <Split
        main={
          <Prose>
            {content.sections.map((section) => (
              <ProseSection key={section.heading} section={section} id={section.id}>
                {section.table && <DataTable table={section.table} />}
              </ProseSection>
            ))}
            {content.updated && (
              <p className="mt-[2em]! border-t border-rule pt-4 text-small text-ink-2">
                Last changed on {formatDay(content.updated)}.
              </p>
            )}
          </Prose>
        }
        isTall
        side={
          <>
            {contents.length > 0 && <ContentsSheet entries={contents} />}
            <OfficeSheet />
          </>
        }
      />
    </>
  )
}
