import { Suspense, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { ProblemBox } from '@/components/problem-box.tsx'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { Scene } from '@/components/scene.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { SIGN_IN_UNREACHABLE } from '@/content/phrases.ts'
import { useAuth } from '@/features/auth/public.ts'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { saveIntendedPath } from '@/lib/intended-path.ts'
import { officeDate } from '@/shared/office-date.ts'
import { useStore } from '@/lib/store.ts'
import { useToday } from '@/lib/use-today.ts'
import { Appointments, type Shown } from './appointments.tsx'
import { askForCode, codeRequest, loadCodeDialog } from './code-request.ts'
import { DeskError } from './desk-api.ts'
import { Search } from './search.tsx'
import { useDesk, useUnread } from './use-desk.ts'

const CalendarProblems = retryableLazy(() => import('./calendar-problems.tsx'))
const CodeDialog = retryableLazy(loadCodeDialog)
const Messages = retryableLazy(() => import('./messages.tsx'))
const ClosedTimes = retryableLazy(() => import('./closed-times.tsx'))
const DataTools = retryableLazy(() => import('./data-tools.tsx'))

const VIEWS = ['appointments', 'messages', 'hours', 'more'] as const
type View = (typeof VIEWS)[number]

/** The hash of links in the office's calendar. */
const REFERENCE = /^#([BM]-[0-9A-Z]{8})$/

/** The office's desk, for those the server authorizes. */
export function Desk() {
  const { user, isLoading, problem } = useAuth()
  const today = useToday(officeDate)
  if (today === null || isLoading) {
    return (
      <p role="status" className="noscript:hidden">
        Opening the desk…
      </p>
    )
  }
  if (problem === 'unreachable') return <p role="status">{SIGN_IN_UNREACHABLE}</p>
  if (user === null) return <SignedOut message="The desk is for office staff. Please sign in." />
  return (
    <>
      <OpenDesk today={today} />
      <CodeRequest email={user.email ?? ''} />
    </>
  )
}

function CodeRequest({ email }: { email: string }) {
  const request = useStore(codeRequest)
  useEffect(() => () => codeRequest.get()?.settle(false), [])
  return (
    request && (
      <Suspense fallback={null}>
        <CodeDialog message={request.message} email={email} onClosed={request.settle} />
      </Suspense>
    )
  )
}

function OpenDesk({ today }: { today: string }) {
  const [, linked] = REFERENCE.exec(useLocation().hash) ?? []
  const [view, setView] = useState<View>('appointments')
  const [shown, setShown] = useState<Shown>({ from: null, days: 7 })
  const from = shown.from ?? today
  const { data, error, isPending, refetch, dataUpdatedAt } = useDesk(from, shown.days)
  const news = useUnread(data)
  const code = error instanceof DeskError ? error.problem.code : null

  if (code === 'unauthorized')
    return <SignedOut message="Your session has ended. Please sign in again." />
  if (code === 'forbidden') {
    return (
      <SignedOut message="This address cannot open the desk. Sign in with an office address." />
    )
  }
  const askAndRefresh = async () => {
    if (!(await askForCode(error?.message ?? ''))) return
    await refetch()
    // The button is gone.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  const needsCode = code === 'code_needed' && (
    <div role="alert" className="grid gap-3 rounded bg-brass-tint p-4">
      <p>{error?.message}</p>
      <div>
        <Button size="sm" onClick={() => void askAndRefresh()}>
          Enter a new code
        </Button>
      </div>
    </div>
  )
  if (!data) {
    if (needsCode) return needsCode
    return isPending ? (
      <p role="status">Loading the desk…</p>
    ) : (
      <ProblemBox onRetry={() => void refetch()}>
        <p>{error?.message}</p>
      </ProblemBox>
    )
  }
  const { unreadCalendars, unclearEvents, skippedParts } = data
  const hasCalendarProblems =
    unreadCalendars.length + unclearEvents.length + skippedParts.length > 0
  return (
    <Search desk={data} now={dataUpdatedAt} linked={linked} onChanged={refetch}>
      <div className="no-print mb-6 grid gap-4">
        <Segmented
          legend="Show"
          isInline
          options={[
            { value: 'appointments', label: 'Calendar' },
            {
              value: 'messages',
              label: data.openCount > 0 ? `Inbox (${data.openCount})` : 'Inbox',
            },
            { value: 'hours', label: 'Hours' },
            { value: 'more', label: 'More' },
          ]}
          value={view}
          onChange={setView}
        />
        <p role="status" className="sr-only">
          {news}
        </p>
        {needsCode ||
          (error && (
            <p role="alert" className="text-small font-semibold text-red">
              The desk could not be updated. It will try again on its own.
            </p>
          ))}
        {hasCalendarProblems && (
          <ErrorBoundary>
            <Suspense fallback={null}>
              <CalendarProblems desk={data} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
      {view === 'appointments' && (
        <Appointments
          desk={data}
          shown={{ from, days: shown.days }}
          now={dataUpdatedAt}
          onShow={setShown}
          onChanged={refetch}
        />
      )}
      <Suspense fallback={<p role="status">Loading…</p>}>
        <ErrorBoundary key={view}>
          {view === 'messages' && <Messages desk={data} now={dataUpdatedAt} onChanged={refetch} />}
          {view === 'hours' && <ClosedTimes desk={data} onChanged={refetch} />}
          {view === 'more' && <DataTools desk={data} onChanged={refetch} />}
        </ErrorBoundary>
      </Suspense>
    </Search>
  )
}

/** The desk itself, shown after signing in. */
const AT_THE_DESK = [
  ['Calendar', 'Appointments by day or week: move, cancel, add'],
  ['Inbox', 'Messages from the contact page, the newest first'],
  ['Hours', 'Days off and closed hours, kept free of bookings, and extra hours'],
  [
    'More',
    'Tables for a spreadsheet, a calendar to subscribe to, all about one person, who did what',
  ],
] as const

function SignedOut({ message }: { message: string }) {
  const navigate = useNavigate()
  return (
    <>
      <div className="grid gap-x-[clamp(24px,4vw,64px)] gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <p className="mb-6 text-lead text-ink-2">{message}</p>
          <Button
            onClick={() => {
              saveIntendedPath(`/office${window.location.hash}`)
              void navigate('/auth')
            }}
          >
            Sign in
          </Button>
          <p className="mt-6 max-w-[48ch] text-small text-ink-2">
            Not on the staff? <Link to="/schedule">Schedule a consultation</Link> or{' '}
            <Link to="/account">look up your own appointments</Link>.
          </p>
        </div>
        <dl className="border-t-[3px] border-ink">
          {AT_THE_DESK.map(([view, text]) => (
            <div
              key={view}
              className="grid grid-cols-[104px_minmax(0,1fr)] items-baseline gap-x-4 border-b border-rule py-2.5"
            >
              <dt className="font-[650]">{view}</dt>
              <dd className="text-ui text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Scene name="main-street" className="is-wide is-near mt-8 aspect-[5/2] rounded-sm" />
    </>
  )
}
