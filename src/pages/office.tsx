import { NeedsScript } from '@/components/needs-script.tsx'
import { Desk } from '@/features/office/desk.tsx'
import QueryProvider from '@/lib/query-provider.tsx'

export default function OfficePage() {
  return (
    // The search stands beside the heading, all else below both.
    <div className="wrap min-h-screen pt-[clamp(20px,3vw,32px)] pb-section md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] md:content-start md:items-end md:gap-x-6 md:*:col-span-full print:block print:min-h-0">
      <h1 className="no-print mb-5 text-h2 md:col-span-1!">Office desk</h1>
      <NeedsScript text="The desk needs JavaScript." />
      <QueryProvider>
        <Desk />
      </QueryProvider>
    </div>
  )
}
