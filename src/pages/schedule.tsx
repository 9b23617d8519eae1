import { facts } from '@/config/shown-facts.ts'
import { Schedule } from '@/features/booking/schedule.tsx'
import { Crumbs } from '@/features/content/crumbs.tsx'
import QueryProvider from '@/lib/query-provider.tsx'
import '@/components/tool-layout.css'

export default function SchedulePage() {
  return (
    <QueryProvider>
      <Schedule
        crumbs={<Crumbs />}
        head={
          <div className="wrap">
            <div className="tool-head">
              <Crumbs />
              <h1>Schedule a consultation</h1>
              <p className="leading-[1.4] text-ink-2 print:hidden">
                Pick a time that suits you. {facts.freeTalk.sentence}
              </p>
            </div>
          </div>
        }
      />
    </QueryProvider>
  )
}
