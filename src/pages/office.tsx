import { NeedsScript } from '@/components/needs-script.tsx'
import { Desk } from '@/features/office/desk.tsx'
import QueryProvider from '@/lib/query-provider.tsx'

export default function OfficePage() {
  return (
    <div className="wrap min-h-screen print:min-h-0 pt-[clamp(28px,5vw,56px)] pb-section">
      <h1 className="no-print mb-5">Office desk</h1>
      <NeedsScript text="The desk needs JavaScript." />
      <QueryProvider>
        <Desk />
      </QueryProvider>
    </div>
  )
}
