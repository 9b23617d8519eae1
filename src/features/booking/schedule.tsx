import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { FormProblem } from '@/components/form-problem.tsx'
import { NeedsScript } from '@/components/needs-script.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { site } from '@/config/site.ts'
import {
  BOOKING_FRAGMENT,
  type BookedResponse,
  type BookingResponse,
  WAITLIST_FRAGMENT,
} from '@/shared/contracts/bookings.ts'
import type { Problem } from '@/features/api/public.ts'
import { preloadChunk, retryableLazy } from '@/lib/lazy-loading.tsx'
import { officeDate } from '@/shared/office-date.ts'
import { useToday } from '@/lib/use-today.ts'
import { whenIdle } from '@/lib/when-idle.ts'
import { BookingForm } from './booking-form.tsx'
import { readBooking } from './booking-api.ts'
import { FIRST_TIMES } from './queries.ts'

const loadBooked = () => import('./booked.tsx')
const Booked = retryableLazy(loadBooked)
const Unconfirmed = retryableLazy(() => import('./unconfirmed.tsx'))
const WaitlistPlace = retryableLazy(() => import('./waitlist-place.tsx'))

/** Without a token: just booked, and to be confirmed by email. */
type Opened = { token: string | null; shown: BookingResponse; note?: string | undefined }
type Failed = { token: string; problem: Problem }

type ScheduleProps = {
  /** The page's header. A booking has its own. */
  head?: ReactNode
  crumbs?: ReactNode
}

/**
 * The schedule page's tool: booking a time or, with a private link ("#booking=…"), the booking. The token is
 * after "#", which servers never see. Links from the account page have a reference there instead, which also
 * requires the session. Links of the waitlist ("#waitlist=…") open a place on it.
 */
export function Schedule({ head, crumbs }: ScheduleProps) {
  // The visitor's Sunday may be the office's Saturday.
  const today = useToday(officeDate)
  const { hash } = useLocation()
  const token = readToken(hash, BOOKING_FRAGMENT)
  const place = readToken(hash, WAITLIST_FRAGMENT)
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [tries, setTries] = useState(0)
  const isOpen = opened !== null && opened.token === token

  useEffect(() => {
    if (token === null || isOpen) return
    let isMounted = true
    void readBooking(token).then((outcome) => {
      if (!isMounted) return
      if (outcome.isOk) setOpened({ token, shown: outcome.data })
      else setFailed({ token, problem: outcome.problem })
    })
    return () => {
      isMounted = false
    }
  }, [token, isOpen, tries])

  // Once a time is booked, its page must not depend on the connection.
  useEffect(() => whenIdle(() => void preloadChunk(loadBooked)), [])

  // The booking may have been moved or canceled in another tab, through the link in the mail.
  useEffect(() => {
    if (opened === null) return
    const refresh = async () => {
      if (document.visibilityState !== 'visible') return
      const outcome = opened.token === null ? null : await readBooking(opened.token)
      if (!outcome?.isOk) return
      setOpened((latest) => (latest === opened ? { ...opened, shown: outcome.data } : latest))
    }
    const onReturn = () => void refresh()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [opened])

  const showBooked = (booked: BookedResponse, note?: string) => {
    if (!('token' in booked)) return setOpened({ token: null, shown: booked })
    const { token: made, ...shown } = booked
    setOpened({ token: made, shown, note })
    void navigate({ hash: BOOKING_FRAGMENT + made }, { replace: true })
  }
  const setShown = (shown: BookingResponse) => opened && setOpened({ ...opened, shown })

  if (today !== null && isOpen && ['unconfirmed', 'lapsed'].includes(opened.shown.booking.state)) {
    return (
      <div className="wrap pb-section">
        {crumbs}
        <Suspense fallback={<Loading text="Loading your appointment…" />}>
          <Unconfirmed token={token} shown={opened.shown} onChanged={setShown} />
        </Suspense>
      </div>
    )
  }
  if (today !== null && token !== null && isOpen) {
    return (
      <Suspense fallback={<Loading text="Loading your appointment…" />}>
        <Booked {...opened} token={token} today={today} onChanged={setShown} crumbs={crumbs} />
      </Suspense>
    )
  }
  return (
    <>
      {/* Requested together with the page's code, and not after it. */}
      <link rel="preload" as="fetch" crossOrigin="" href={FIRST_TIMES} />
      {today !== null && place !== null ? (
        <div className="wrap">
          <div className="tool-head pb-4">
            {crumbs}
            <h1>Your place on the waitlist</h1>
          </div>
        </div>
      ) : (
        head
      )}
      <div className="wrap pb-section">{tool()}</div>
    </>
  )

  function tool() {
    if (today === null) {
      return (
        <>
          <NeedsScript
            text={`Booking online needs JavaScript. Please call ${site.phone.display}: ${site.hoursLine}.`}
          />
          <div className="noscript:hidden">
            <Loading text="Loading the calendar…" />
          </div>
        </>
      )
    }
    if (place !== null) {
      return (
        <div className="min-h-[60vh]">
          <div className="max-w-form rounded bg-sheet p-4 shadow-sheet md:p-6">
            <ErrorBoundary loading={<p role="status">Loading your place on the waitlist…</p>}>
              <WaitlistPlace key={place} token={place} onBooked={showBooked} />
            </ErrorBoundary>
          </div>
        </div>
      )
    }
    if (token === null) return <BookingForm today={today} onBooked={showBooked} />
    if (failed?.token === token) {
      return (
        <Sheet>
          <FormProblem message={failed.problem.message} />
          {failed.problem.code === 'unauthorized' && (
            <ButtonLink to="/auth" className="mt-4">
              Sign in
            </ButtonLink>
          )}
          {!['not_found', 'unauthorized'].includes(failed.problem.code) && (
            <Button
              variant="outline"
              className="mt-4"
              onClick={() => {
                setFailed(null)
                setTries(tries + 1)
              }}
            >
              Try again
            </Button>
          )}
          {failed.problem.code === 'not_found' && (
            <ButtonLink to="/schedule" className="mt-4">
              Book a time
            </ButtonLink>
          )}
        </Sheet>
      )
    }
    return <Loading text="Loading your appointment…" />
  }
}

function Loading({ text }: { text: string }) {
  return (
    <Sheet>
      <p role="status">{text}</p>
    </Sheet>
  )
}

/** The minimum height keeps the content below in place while loading. */
function Sheet({ children }: { children: ReactNode }) {
  return <div className="min-h-[80vh] rounded bg-sheet p-7 shadow-sheet">{children}</div>
}

function readToken(hash: string, fragment: string): string | null {
  const prefix = `#${fragment}`
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : null
}
