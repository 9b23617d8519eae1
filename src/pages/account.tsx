import { Suspense } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { Account } from '@/features/auth/account.tsx'
import { useAuth } from '@/features/auth/auth-provider.tsx'
import { retryableLazy } from '@/lib/lazy-loading.tsx'

// Only for signed-in users: these chunks bring queries, and the texts and rules of both tools.
const MyBookings = retryableLazy(() => import('@/features/booking/my-bookings.tsx'))
const ChecklistSummary = retryableLazy(() => import('@/features/checklist/checklist-summary.tsx'))
const SavedEstimate = retryableLazy(() => import('@/features/estimator/saved-estimate.tsx'))

const SECTIONS = [
  {
    title: 'Your appointments',
    content: <MyBookings />,
    before: 'The times you have booked, to change or to cancel.',
  },
  {
    title: 'Your checklist',
    content: <ChecklistSummary />,
    before: 'How many of your papers are ready, on this device.',
  },
  {
    title: 'Your estimate',
    content: <SavedEstimate />,
    before: 'The price of your return, line by line, on this device.',
  },
] as const

export default function AccountPage() {
  const { user } = useAuth()
  return (
    <Account>
      <div className="mt-12 grid gap-x-12 gap-y-8 lg:grid-cols-3">
        {SECTIONS.map(({ title, content, before }) => (
          <section key={title} className="border-t-[3px] border-ink pt-4">
            <h2 className="text-[1.5rem]">{title}</h2>
            <div className="mt-2">
              {user ? (
                <ErrorBoundary>
                  <Suspense fallback={<p role="status">Loading...</p>}>{content}</Suspense>
                </ErrorBoundary>
              ) : (
                <p className="text-ink-2">{before}</p>
              )}
            </div>
          </section>
        ))}
      </div>
    </Account>
  )
}
