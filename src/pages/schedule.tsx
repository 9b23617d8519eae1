import { facts } from '@/config/shown-facts.ts'
import { Schedule } from '@/features/booking/schedule.tsx'
import { Crumbs } from '@/features/content/crumbs.tsx'
import { PageHeader } from '@/features/content/page-header.tsx'
import QueryProvider from '@/lib/query-provider.tsx'

export default function SchedulePage() {
  return (
    <QueryProvider>
      <Schedule
        crumbs={(isOnDeep) => <Crumbs isOnDeep={isOnDeep} />}
        head={
          <PageHeader
            title="Schedule a consultation"
            lead={`Pick a time that suits you. ${facts.freeTalk.sentence}`}
          />
        }
      />
    </QueryProvider>
  )
}
