import { Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ProblemBox } from '@/components/problem-box.tsx'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { SignOut } from '@/features/auth/public.ts'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { Appointments, type Shown } from './appointments.tsx'
import type { OfficeMoment } from './choose-time.tsx'
import { askForCode } from './code-request.ts'
import { DeskError } from './desk-api.ts'
import { DeskFrame, SignedOut } from './desk-frame.tsx'
import { DeskKeys, useDeskKeys } from './desk-keys.tsx'
import { ReadDesk, useReadDesk } from './read-desk.tsx'
import { Search, SearchField, useSearch } from './search.tsx'
import { useDesk, useUnread } from './use-desk.ts'

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
  const [shown, setShown] = useState<Shown>({ from: null, days: 1 })
  const search = useSearch(linked)
  const adding = useAdding()
  const from = shown.from ?? today
  const { data, error, isPending, refetch, dataUpdatedAt } = useDesk(from, shown.days)
  const news = useUnread(data)
  const code = error instanceof DeskError ? error.problem.code : null
  const add = (at?: OfficeMoment) => {
    search.close()
    setView('appointments')
    adding.begin(at)
  }
  const [hasKeys, setHasKeys] = useDeskKeys({
    n: () => data && add(),
    '/': () => search.field.current?.focus(),
  })

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
    return (
      <DeskFrame tools={<SignOut />}>
        {needsCode ||
          (isPending ? (
            <p role="status" className="font-display text-[1.375rem] font-[650]">
              Loading the desk…
            </p>
          ) : (
            <ProblemBox onRetry={() => void refetch()}>
              <p>{error?.message}</p>
            </ProblemBox>
          ))}
      </DeskFrame>
    )
  }
  // Messages to answer and people to call.
  const waiting = data.openCount + (data.callCount ?? 0)
  const tools = (
    <>
      {/* On phones at the thumb. */}
      <div className="z-bar border-ink bg-paper max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t-2 max-md:px-4 max-md:pt-2 max-md:pb-[calc(8px+env(safe-area-inset-bottom))] max-[18em]:static max-[18em]:w-full low:static">
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
          onChange={(next) => {
            search.close()
            setView(next)
          }}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-3 gap-y-1 py-1.5">
        <SearchField search={search} />
        <DeskKeys isOn={hasKeys} onChange={setHasKeys} />
        <SignOut />
      </div>
    </>
  )
  return (
    <DeskFrame tools={tools}>
      <ReadDesk value={{ desk: data, now: dataUpdatedAt, refresh: refetch }}>
        <Search search={search}>
          <p role="status" className="sr-only">
            {news}
          </p>
          <div className="no-print grid gap-4 not-empty:mb-4">
            {needsCode ||
              (error && (
                <p role="alert" className="text-small font-semibold text-red">
                  The desk could not be updated. It will try again on its own.
                </p>
              ))}
            <CalendarProblems />
          </div>
          {view === 'appointments' && (
            <Appointments
              shown={{ from, days: shown.days }}
              adding={adding.at}
              isShown={search.asked === null}
              onAdd={add}
              onAddEnd={adding.end}
              onShow={setShown}
            />
          )}
          <Suspense fallback={<p role="status">Loading…</p>}>
            <ErrorBoundary key={view}>
              {view === 'inbox' && <Inbox />}
              {view === 'hours' && <ClosedTimes />}
              {view === 'more' && <DataTools />}
            </ErrorBoundary>
          </Suspense>
        </Search>
      </ReadDesk>
    </DeskFrame>
  )
}

/** The form for a new appointment: whether it is open, and the time it begins with. Closing it moves the focus back. */
function useAdding() {
  const [at, setAt] = useState<OfficeMoment | 'open' | null>(null)
  const opener = useRef<Element>(null)
  return {
    at,
    begin: (next: OfficeMoment | 'open' = 'open') => {
      opener.current = document.activeElement
      setAt(next)
    },
    end: () => {
      if (opener.current instanceof HTMLElement) opener.current.focus()
      setAt(null)
    },
  }
}

/** What is wrong with the advisers' own calendars. */
function CalendarProblems() {
  const { unreadCalendars, unclearEvents, skippedParts } = useReadDesk().desk
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
