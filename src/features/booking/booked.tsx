import { useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CopyLink } from '@/components/copy-link.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { FormProblem } from '@/components/form-problem.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { BOOKING_FRAGMENT, type BookingResponse } from '@/shared/contracts/bookings.ts'
import { useSend } from '@/features/api/public.ts'
import { FOLLOW, moveIn, SLOW } from '@/lib/motion.ts'
import { officeDate } from '@/shared/office-date.ts'
import { saveFile } from '@/lib/save-file.ts'
import { AppointmentList } from './appointment-list.tsx'
import { cancelBooking, moveBooking, readBooking } from './booking-api.ts'
import { describeBooking, estimateIn, topicOf } from './describe.ts'
import { NextSteps } from './next-steps.tsx'
import { officeDay, officeTime, zoneName } from './office-time.ts'
import { TimePicker } from './time-picker.tsx'
import './booked.css'

type BookedProps = {
  token: string
  today: string
  shown: BookingResponse
  onChanged: (changed: BookingResponse) => void
  /** What the visitor wrote with the booking, if they have just made it. */
  note?: string | undefined
  /** Breadcrumbs, for a booking that is over. */
  crumbs?: ReactNode
}

type View = 'shown' | 'moving' | 'cancelling'

/** A booking and what can be done with it: calendar file, another time, canceling (R195). */
export default function Booked({ token, today, shown, onChanged, note = '', crumbs }: BookedProps) {
  const { booking, calendar, hasMail } = shown
  const [openView, setView] = useState<View>('shown')
  const [start, setStart] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const { send, isSending, problem, forget } = useSend()
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const question = useRef<HTMLHeadingElement>(null)
  const isCancelled = booking.state === 'cancelled'
  const [openedAt] = useState(Date.now)
  const canBeMoved = topicOf(booking.topic) !== undefined
  // Visitors' clocks may be wrong by hours.
  const isPast = shown.hasBegun ?? Date.parse(booking.start) < openedAt
  const canBeChanged = !isCancelled && !isPast
  // While a view was open, the booking may have begun or been canceled in another tab.
  const view = canBeChanged ? openView : 'shown'

  // Each view replaces the button that opened or closed it.
  const { state, start: bookedStart } = booking
  useEffect(() => (question.current ?? heading.current)?.focus(), [state, bookedStart, view])

  // The date appears first, then the sheet with the rest.
  const day = useRef<HTMLParagraphElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (day.current) moveIn(day.current, 12, SLOW)
    if (sheet.current) moveIn(sheet.current, 12, FOLLOW)
  }, [bookedStart])

  const open = (next: View) => {
    setView(next)
    forget()
  }
  /** @param to another start; null cancels */
  const change = async (to: string | null) => {
    const { version } = booking
    const outcome = await send(() =>
      to === null ? cancelBooking(token, reason, version) : moveBooking(token, to, version),
    )
    if (!outcome) return
    // Times were taken or released, by this visitor or, if the change was refused, by another.
    void queryClient.invalidateQueries({ queryKey: ['availability'] })
    if (outcome.isOk || outcome.problem.code === 'slot_taken') setStart(null)
    // It was canceled elsewhere or has begun: show its current state next to the refusal.
    const isTooLate =
      !outcome.isOk && ['too_late', 'changed_elsewhere'].includes(outcome.problem.code)
    const now = isTooLate ? await readBooking(token) : outcome
    if (!now.isOk) return
    setView('shown')
    onChanged(now.data)
  }

  const rows = describeBooking(booking)
  const changing = (
    <>
      {problem && <FormProblem message={problem.message} className="mb-4" />}
      {view === 'moving' && (
        <section>
          <h2 ref={question} tabIndex={-1} className="mb-3 text-h3">
            Pick another day and time
          </h2>
          <TimePicker
            topic={booking.topic}
            today={today}
            day={officeDate(new Date(booking.start))}
            start={start}
            own={{ booking: token }}
            onPick={(next) => {
              forget()
              setStart(next)
            }}
          />
          <div className="mt-5 flex flex-wrap gap-3">
            <Button
              disabled={start === null || isSending}
              onClick={() => start && void change(start)}
            >
              {start ? `Move to ${officeTime(start)} on ${officeDay(start)}` : 'Pick a new time'}
            </Button>
            <Button variant="outline" onClick={() => open('shown')}>
              Keep the old time
            </Button>
          </div>
        </section>
      )}
      {view === 'cancelling' && (
        <section>
          <h2 ref={question} tabIndex={-1} className="text-h3">
            Cancel this appointment?
          </h2>
          <p className="mt-1 mb-4 text-ink-2">Others can book this time right away.</p>
          <TextField
            label="Reason for the office (optional)"
            value={reason}
            error={problem?.fields?.reason}
            readOnly={isSending}
            onChange={({ target }) => setReason(target.value)}
          />
          <div className="mt-4 flex flex-wrap gap-3">
            <Button disabled={isSending} onClick={() => void change(null)}>
              Yes, cancel it
            </Button>
            <Button variant="outline" onClick={() => open('shown')}>
              Keep it
            </Button>
          </div>
        </section>
      )}
    </>
  )

  if (!canBeChanged) {
    return (
      <div className="wrap pb-section">
        {crumbs}
        <div className="mt-6 max-w-form rounded bg-sheet p-4 shadow-sheet md:p-6">
          <h1 ref={heading} tabIndex={-1} className="text-h2">
            {isCancelled ? 'This appointment is canceled' : 'This was your appointment'}
          </h1>
          <div className="mt-3 mb-4">
            <AppointmentList rows={rows} />
          </div>
          {changing}
          {isCancelled && (
            <ButtonLink to="/schedule" className="mt-1">
              Book another time
            </ButtonLink>
          )}
          <p className="mt-5 text-small text-ink-2">
            Something wrong? Call <PhoneLink hasIcon={false} />.
          </p>
        </div>
      </div>
    )
  }
  return (
    <>
      <section className="booked relative isolate overflow-clip">
        <div className="wrap two-columns min-h-[600px] max-md:min-h-0 print:block print:min-h-0">
          <div className="booked-words on-deep">
            <h1
              ref={heading}
              tabIndex={-1}
              className="mt-2 text-[clamp(1.75rem,1.4rem+1.2vw,2.25rem)] max-md:mt-6"
            >
              You’re booked
            </h1>
            <p ref={day} className="booked-day">
              {[...officeDay(booking.start).split(/(?<=,) /), officeTime(booking.start)].map(
                (part) => (
                  <span key={part}>{part} </span>
                ),
              )}
            </p>
            <p className="text-lead">
              until {officeTime(booking.end)}, {zoneName(booking.end)}
            </p>
            {view === 'shown' && (
              <Button
                variant="brass"
                className="mt-6 max-md:w-full"
                onClick={() => saveFile('appointment.ics', 'text/calendar', calendar)}
              >
                <CalendarPlus size={20} />
                Add to calendar
              </Button>
            )}
          </div>
          <aside
            className="max-md:-mx-gutter max-md:bg-paper max-md:px-3 max-md:pt-4 max-md:pb-2"
            aria-label="Your appointment"
          >
            <div
              ref={sheet}
              className="mt-16 mb-7.5 rounded bg-sheet px-7 pt-6.5 pb-7 shadow-sheet max-md:my-0 max-md:px-4.5 max-md:pt-5 max-md:pb-5.5 print:mt-3 print:mb-0 print:p-0"
            >
              <h2 className="mb-2 text-[1.375rem]">Your appointment</h2>
              <AppointmentList
                rows={rows.filter(({ label }) => !['Day', 'Time'].includes(label))}
              />
              {view === 'shown' && (
                <div className="no-print mt-4.5 grid grid-cols-[1fr_auto] gap-2.5">
                  {canBeMoved && (
                    <Button variant="outline" onClick={() => open('moving')}>
                      Change the time
                    </Button>
                  )}
                  <Button
                    variant="outline"
                    aria-label="Cancel the appointment"
                    className={canBeMoved ? undefined : 'col-span-full'}
                    onClick={() => open('cancelling')}
                  >
                    Cancel
                  </Button>
                </div>
              )}
            </div>
          </aside>
        </div>
      </section>
      {(view !== 'shown' || problem) && (
        <div className="wrap pt-10">
          <div className="max-w-form rounded bg-sheet p-4 shadow-sheet md:p-6">{changing}</div>
        </div>
      )}
      <NextSteps way={booking.way} hasMail={hasMail === true} estimate={estimateIn(note)} />
      {hasMail === false && (
        <div className="wrap pb-section">
          <KeepLink token={token} />
        </div>
      )}
    </>
  )
}

/** Ways to save the private link, for visitors who gave no email address. */
function KeepLink({ token }: { token: string }) {
  const hash = `#${BOOKING_FRAGMENT}${token}`
  const text = `My appointment: ${window.location.origin}/schedule${hash}`
  return (
    <div className="no-print mt-4 flex flex-wrap gap-3">
      <CopyLink label="Copy the link" copied="Link copied." getHash={() => hash} />
      <a
        href={`sms:?&body=${encodeURIComponent(text)}`}
        className="inline-flex min-h-11 items-center"
      >
        Text it to yourself
      </a>
    </div>
  )
}
