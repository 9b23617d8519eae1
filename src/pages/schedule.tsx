import '@/styles/all.css'
import { site } from '@/config/site'
import { Schedule } from '@/features/booking/schedule'
import { PageHeader } from '@/features/content/page-header'
import QueryProvider from '@/lib/query-provider'

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: 'Schedule', href: '/schedule' },
]

export default function SchedulePage() {
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title="Schedule a consultation"
        lead="Choose a topic and a free time. The first consultation is free."
      />
      <div className="wrap pt-[clamp(36px,4vw,56px)] pb-section">
        <QueryProvider>
          <Schedule />
        </QueryProvider>
        <noscript>
          <p className="mt-4">
            Booking online needs JavaScript. Please call {site.phone.display}: {site.hoursLine}.
          </p>
        </noscript>
      </div>
    </>
  )
}
