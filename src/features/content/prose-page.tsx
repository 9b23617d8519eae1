import type { ReactNode } from 'react'
import type { ProseContent } from '@/content/types'
import { formatDay } from '@/lib/format-date'
import type { Crumb } from './crumbs'
import { OfficeSheet } from './office-sheet'
import { PageHeader, type PageHeaderProps } from './page-header'
import { DataTable, Prose, ProseSection } from './prose'
import { RichText } from './rich-text'
import { Split } from './split'

export type ProsePageProps = {
  content: ProseContent
  crumb: Crumb
  /** The section it belongs to, where it does not stand by itself. */
  section?: Crumb
  plate?: PageHeaderProps['plate']
  actions?: ReactNode
  after?: ReactNode
}

/** A page of headed text: the legal pages and Our Story. */
export function ProsePage({ content, crumb, section, plate, actions, after }: ProsePageProps) {
  const crumbs = [{ label: 'Home', href: '/' }, ...(section ? [section] : []), crumb]
  return (
    <>
      <PageHeader
        crumbs={crumbs}
        title={content.headline}
        lead={<RichText text={content.lead} />}
        plate={plate}
        actions={actions}
      />
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
        side={<OfficeSheet />}
      />
      {after}
    </>
  )
}
