import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '@/components/error-boundary'
import { Account } from '@/features/auth/account'
import { MyBookings } from '@/features/booking/my-bookings'
import { SavedEstimate } from '@/features/estimator/saved-estimate'
import { lazyPart } from '@/lib/lazy-part'
import QueryProvider from '@/lib/query-provider'

const ChecklistSummary = lazyPart(() => import('@/features/checklist/checklist-summary'))

export default function AccountPage() {
  return (
    <Account>
      <Section title="Your appointments">
        <QueryProvider>
          <MyBookings />
        </QueryProvider>
      </Section>
      <Section title="Your checklist">
        <ErrorBoundary>
          <Suspense fallback={<p role="status">Looking up your checklist…</p>}>
            <ChecklistSummary />
          </Suspense>
        </ErrorBoundary>
      </Section>
      <Section title="Your estimate">
        <SavedEstimate />
      </Section>
    </Account>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 border-t border-rule pt-6">
      <h2 className="text-[1.5rem]">{title}</h2>
      <div className="mt-2">{children}</div>
    </section>
  )
}
