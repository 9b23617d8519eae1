import type { ReactNode } from 'react'
import { CtaBanner } from '@/components/cta-banner.tsx'
import { PageHeader } from './page-header.tsx'
import { Prose } from './prose.tsx'
import { OfficeSheet } from './side-sheets.tsx'
import { Split } from './split.tsx'

type GuidePageProps = {
  title: string
  lead: string
  /** Above the guide. */
  tool?: ReactNode
  /** Beside the guide, above the office. */
  side?: ReactNode
  children: ReactNode
}

/** A page about one subject: its tool, then its guide. */
export function GuidePage({ title, lead, tool, side, children }: GuidePageProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      {tool}
      <Split
        main={<Prose>{children}</Prose>}
        side={
          <>
            {side}
            <div className="no-print">
              <OfficeSheet />
            </div>
          </>
        }
      />
      <CtaBanner />
    </>
  )
}
