import type { ReactNode } from 'react'
import { site } from '@/config/site'
import type { ProseContent } from '@/content/types'
import { formatDay } from '@/lib/format-date'
import { PhoneLink } from '@/components/ui/phone-link'
import type { Crumb } from './crumbs'
import { PageHeader, type PageHeaderProps } from './page-header'
import { DataTable, Prose, ProseSection } from './prose'
import { SideSheet } from './side-sheet'
import { Split } from './split'
import { BreadcrumbSchema } from './structured-data'

export type ProsePageProps = {
  content: ProseContent
  crumb: Crumb
  /** The section it belongs to, where it does not stand by itself. */
  section?: Crumb
  plate?: PageHeaderProps['plate']
  actions?: ReactNode
  after?: ReactNode
}

/** A page of headed text: the legal pages and About Us. */
export function ProsePage({ content, crumb, section, plate, actions, after }: ProsePageProps) {
  const crumbs = [{ label: 'Home', href: '/' }, ...(section ? [section] : []), crumb]
  return (
    <>
      <BreadcrumbSchema crumbs={crumbs} />
      <PageHeader
        crumbs={crumbs}
        title={content.headline}
        lead={content.lead}
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

/** How to reach the office, beside a page's text. */
export function OfficeSheet() {
  const { address } = site
  return (
    <SideSheet title="The office">
      <address className="mt-3 leading-[1.7] text-ink-2 not-italic">
        {address.street}
        <br />
        {address.city}, {address.region} {address.postalCode}
        <br />
        <PhoneLink
          hasIcon={false}
          className="num inline-flex min-h-11 items-center text-[1.25rem] font-[650] text-ink no-underline hover:text-ink hover:underline"
        />
        <br />
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </address>
      <p className="mt-2 text-small text-ink-2">{site.hoursLine}</p>
    </SideSheet>
  )
}
