import { Desk } from '@/features/office/desk.tsx'
import QueryProvider from '@/lib/query-provider.tsx'
import './office.css'

export default function OfficePage() {
  return (
    <QueryProvider>
      <Desk />
    </QueryProvider>
  )
}
