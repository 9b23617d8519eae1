import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ProblemBox } from '@/components/problem-box.tsx'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { Appointments, type Shown } from './appointments.tsx'
import { askForCode } from './code-request.ts'
import { DeskError } from './desk-api.ts'
import { Search } from './search.tsx'
import { SignedOut } from './signed-out.tsx'
import { useDesk, useUnread } from './use-desk.ts'
import type { DeskResponse } from '@/shared/contracts/office.ts'

const Inbox = retryableLazy(() => import('./inbox.tsx'))
const ClosedTimes = retryableLazy(() => import('./closed-times.tsx'))
const DataTools = retryableLazy(() => import('./data-tools.tsx'))

const VIEWS = ['appointments', 'inbox', 'hours', 'more'] as const
type View = (typeof VIEWS)[number]

/** The hash of links in the office's calendar. */
const REFERENCE = /^#([BM]-[0-9A-Z]{8})$/

/** The desk for someone who is signed in. The server decides whether it opens. */
export default function OpenDesk({ today }: { today: string }) {
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
      <p role="status" className="font-display text-[1.375rem] font-[650]">
        Loading the desk…
      </p>
    ) : (
      <ProblemBox onRetry={() => void refetch()}>
        <p>{error?.message}</p>
      </ProblemBox>
    )
  }
  // Messages to answer and people to call.
  const waiting = data.openCount + (data.callCount ?? 0)
  return (
    <Search desk={data} now={dataUpdatedAt} linked={linked} onChanged={refetch}>
      <div className="no-print mb-6 grid gap-4">
        <Segmented
          legend="Show"
          isInline
          options={[
            { value: 'appointments', label: 'Calendar' },
            { value: 'inbox', label: waiting > 0 ? `Inbox (${waiting})` : 'Inbox' },
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
        <CalendarProblems desk={data} />
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
          {view === 'inbox' && <Inbox desk={data} now={dataUpdatedAt} onChanged={refetch} />}
          {view === 'hours' && <ClosedTimes desk={data} onChanged={refetch} />}
          {view === 'more' && <DataTools desk={data} onChanged={refetch} />}
        </ErrorBoundary>
      </Suspense>
    </Search>
  )
}

type CalendarProblemsProps = {
  desk: Pick<DeskResponse, 'unreadCalendars' | 'unclearEvents' | 'skippedParts'>
}

/** What is wrong with the advisers' own calendars. */
function CalendarProblems({ desk }: CalendarProblemsProps) {
  const { unreadCalendars, unclearEvents, skippedParts } = desk
  if (unreadCalendars.length + unclearEvents.length + skippedParts.length === 0) return null
  const hosts = [...new Set(skippedParts.map(({ host }) => host))]
  return (
    <div className="grid gap-2 text-small font-semibold text-red">
      {unreadCalendars.map(({ host, reason }) => (
        <p key={host} role="alert">
          The calendar at {host} cannot be read: {reason}. After a day, the site stops offering
          times.
        </p>
      ))}
      {unclearEvents.map(({ host, start }) => (
        <p key={host + start} role="alert">
          An entry in the calendar at {host} that starts {start} repeats in a way the site cannot
          follow. Only its first time is kept free: please make it simpler, or close its times under
          Hours.
        </p>
      ))}
      {hosts.map((host) => (
        <p key={host} role="alert">
          The calendar at {host} has entries that cannot be read in full:{' '}
          {skippedParts
            .filter((part) => part.host === host)
            .map(({ place }) => place)
            .join(', ')}
          . What cannot be read does not keep its time free: please enter them again, or close their
          times under Hours.
        </p>
      ))}
    </div>
  )
}
