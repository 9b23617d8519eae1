import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { Account } from '@/features/auth/account.tsx'
import { useAuth } from '@/features/auth/auth-provider.tsx'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import './account.css'

// Only for signed-in users: these chunks bring queries, and the texts and rules of both tools.
const MyBookings = retryableLazy(() => import('@/features/booking/my-bookings.tsx'))
const ChecklistSummary = retryableLazy(() => import('@/features/checklist/checklist-summary.tsx'))
const SavedEstimate = retryableLazy(() => import('@/features/estimator/saved-estimate.tsx'))

const PART = 'relative px-5.5 pt-6 pb-6 md:px-8 md:pt-7.5 md:pb-7.5'

/** What waits for a client: the next appointment, the papers for it, the price (R216). */
export default function AccountPage() {
  return (
    <Account>
      <div className="mt-6 grid overflow-clip max-md:mt-2 rounded bg-sheet shadow-sheet max-md:-mx-1 lg:grid-cols-[minmax(0,52fr)_minmax(0,68fr)] lg:grid-rows-[auto_1fr]">
        <section
          className={`account-appointment on-deep row-span-2 text-on-deep print:text-ink ${PART}`}
        >
          <h2 className="font-text text-body tracking-normal">Your next appointment</h2>
          <Part
            before="See, change or cancel your appointments."
            link={{ to: '/auth', text: 'Sign in' }}
            isFirst
          >
            <MyBookings />
          </Part>
        </section>
        <section className={`min-h-46 ${PART}`}>
          <h2 className="text-[1.5rem]">Your papers</h2>
          <Part
            before="Your checklist, as you left it on this device."
            link={{ to: '/resources/tax-prep-checklist', text: 'Go to the checklist' }}
          >
            <ChecklistSummary />
          </Part>
        </section>
        <section className={`min-h-46 border-t border-rule ${PART}`}>
          <h2 className="text-[1.5rem]">Your estimate</h2>
          <Part
            before="The price of your return, line by line, on this device."
            link={{ to: '/#estimate', text: 'Go to the estimator' }}
          >
            <SavedEstimate />
          </Part>
        </section>
      </div>
    </Account>
  )
}

type PartProps = {
  before: string
  /** Where to go while nobody is signed in. */
  link: { to: string; text: string }
  isFirst?: boolean
  children: ReactNode
}

/** A part of the board, or what it would show, while nobody is signed in. */
function Part({ before, link, isFirst = false, children }: PartProps) {
  const { user, isLoading, problem } = useAuth()
  if (user) {
    return <ErrorBoundary loading={<p role="status">Loading...</p>}>{children}</ErrorBoundary>
  }
  return (
    <>
      <p className={clsx('mt-1 text-small', isFirst ? 'text-on-deep-2' : 'text-ink-2')}>{before}</p>
      {!isLoading && (!isFirst || problem === null) && (
        <ButtonLink
          to={link.to}
          variant={isFirst ? 'brass' : 'outline'}
          size={isFirst ? undefined : 'sm'}
          className="mt-5"
        >
          {link.text}
        </ButtonLink>
      )}
    </>
  )
}
