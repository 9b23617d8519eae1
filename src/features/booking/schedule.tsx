import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { FormProblem } from '@/components/form-problem'
import { Button } from '@/components/ui/button'
import { BOOKING_FRAGMENT, type BookingResponse } from '@/contracts/bookings'
import type { Problem } from '@/features/api/public'
import { useToday } from '@/lib/use-today'
import { Booked } from './booked'
import { BookingForm } from './booking-form'
import { readBooking } from './calls'
import { officeToday } from './office-time'

type Opened = { token: string; shown: BookingResponse }
type Failed = { token: string; problem: Problem }

/**
 * The schedule page's tool: booking a time or, with a private link ("#booking=…"), the booking made. The
 * token stands after "#", which no server sees.
 */
export function Schedule() {
  // The visitor's Sunday may be the office's Saturday.
  const today = useToday(officeToday)
  const token = readToken(useLocation().hash)
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [tries, setTries] = useState(0)
  const isOpen = opened !== null && opened.token === token

  useEffect(() => {
    if (token === null || isOpen) return
    let isHere = true
    void readBooking(token).then((outcome) => {
      if (!isHere) return
      if (outcome.isOk) setOpened({ token, shown: outcome.data })
      else setFailed({ token, problem: outcome.problem })
    })
    return () => {
      isHere = false
    }
  }, [token, isOpen, tries])

  // Meanwhile it may have been moved or canceled in another tab, by the link in the mail.
  useEffect(() => {
    if (opened === null) return
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const outcome = await readBooking(opened.token)
      if (!outcome.isOk) return
      setOpened((latest) => (latest === opened ? { ...opened, shown: outcome.data } : latest))
    }
    const onReturn = () => void look()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [opened])

  if (today === null) return <ScheduleWaits words="Loading the calendar…" />
  if (token === null) {
    return (
      <BookingForm
        today={today}
        onBooked={({ token: made, ...shown }) => {
          setOpened({ token: made, shown })
          void navigate({ hash: BOOKING_FRAGMENT + made }, { replace: true })
        }}
      />
    )
  }
  if (isOpen) {
    return (
      <Booked {...opened} today={today} onChanged={(shown) => setOpened({ ...opened, shown })} />
    )
  }
  if (failed?.token === token) {
    return (
      <>
        <FormProblem message={failed.problem.message} />
        {failed.problem.code !== 'not_found' && (
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
      </>
    )
  }
  return <ScheduleWaits words="Loading your appointment…" />
}

function ScheduleWaits({ words }: { words: string }) {
  return (
    <div className="min-h-[60vh] rounded bg-sheet p-7 shadow-sheet">
      <p role="status">{words}</p>
    </div>
  )
}

function readToken(hash: string): string | null {
  const prefix = `#${BOOKING_FRAGMENT}`
  return hash.startsWith(prefix) ? hash.slice(prefix.length) : null
}
