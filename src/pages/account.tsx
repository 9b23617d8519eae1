import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '@/components/error-boundary'
import { Account } from '@/features/auth/account'
import { retryableLazy } from '@/lib/lazy-loading'

// Only for who is signed in; they bring queries, and the texts and rules of both tools.
const MyBookings = retryableLazy(() => import('@/features/booking/my-bookings'))
const ChecklistSummary = retryableLazy(() => import('@/features/checklist/checklist-summary'))
const SavedEstimate = retryableLazy(() => import('@/features/estimator/saved-estimate'))

export default function AccountPage() {
  return (
    <Account>
      <Section title="Your appointments">
        <MyBookings />
      </Section>
      <Section title="Your checklist">
        <ChecklistSummary />
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
      <div className="mt-2">
        <ErrorBoundary>
          <Suspense fallback={<p role="status">Loading...</p>}>{children}</Suspense>
        </ErrorBoundary>
      </div>
    </section>
  )
}
