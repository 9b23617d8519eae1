import { Schedule } from '@/features/booking/schedule'
import { Crumbs } from '@/features/content/crumbs'
import { PageHeader } from '@/features/content/page-header'
import QueryProvider from '@/lib/query-provider'

export default function SchedulePage() {
  return (
    <QueryProvider>
      <Schedule
        crumbs={(isOnDeep) => <Crumbs isOnDeep={isOnDeep} />}
        head={
          <PageHeader
            title="Schedule a consultation"
            lead="Pick a time that suits you. The first 30 minutes are free."
          />
        }
      />
    </QueryProvider>
  )
}
