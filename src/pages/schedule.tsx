import { Schedule } from '@/features/booking/schedule.tsx'
import { Crumbs } from '@/features/content/crumbs.tsx'
import { ToolHead } from '@/features/content/tool-head.tsx'
import QueryProvider from '@/lib/query-provider.tsx'

export default function SchedulePage() {
  return (
    <QueryProvider>
      <Schedule
        crumbs={<Crumbs />}
        head={
          <ToolHead
            title="Schedule a consultation"
            lead="Pick a time that suits you. The first 30 minutes are free."
          />
        }
      />
    </QueryProvider>
  )
}
