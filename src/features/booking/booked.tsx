import { useQueryClient } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '@/components/ui/button'
import { FormProblem } from '@/components/form-problem'
import { PhoneLink } from '@/components/ui/phone-link'
import type { BookingResponse } from '@/contracts/bookings'
import type { Problem } from '@/features/api/public'
import { saveFile } from '@/lib/save-file'
import { AppointmentList } from './appointment-list'
import { cancelBooking, moveBooking, readBooking } from './calls'
import { describeBooking, topicOf } from './describe'
import { officeDay, officeTime } from './office-time'
import { TimePicker } from './time-picker'

export type BookedProps = {
  token: string
  today: string
  shown: BookingResponse
  onChanged: (changed: BookingResponse) => void
}

type View = 'shown' | 'moving' | 'cancelling'

/** A booking with all that can be done about it: calendar file, another time, cancelling (R195). */
export function Booked({ token, today, shown, onChanged }: BookedProps) {
  const { booking, calendar, hasMail } = shown
  const [openView, setView] = useState<View>('shown')
  const [start, setStart] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const queryClient = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const question = useRef<HTMLHeadingElement>(null)
  const isCancelled = booking.state === 'cancelled'
  const [openedAt] = useState(Date.now)
  const canBeMoved = topicOf(booking.topic) !== undefined
  // Visitors' clocks may be wrong by hours.
  const isPast = shown.hasBegun ?? Date.parse(booking.start) < openedAt
  const canBeChanged = !isCancelled && !isPast
  // It may have been canceled in another tab, or begun, while a part was open.
  const view = canBeChanged ? openView : 'shown'

  // Each part takes the place of the button that opened it, or of the one that closed it.
  const { state, start: bookedStart } = booking
  useEffect(() => (question.current ?? heading.current)?.focus(), [state, bookedStart, view])

  const open = (next: View) => {
    setView(next)
    setProblem(null)
  }
  const change = async (call: Promise<Awaited<ReturnType<typeof moveBooking>>>) => {
    setIsBusy(true)
    setProblem(null)
    const outcome = await call
    setIsBusy(false)
    // Times were taken or given back, by this visitor or, where it is refused, by another.
    void queryClient.invalidateQueries({ queryKey: ['availability'] })
    if (outcome.isOk || outcome.problem.code === 'slot_taken') setStart(null)
    if (!outcome.isOk) setProblem(outcome.problem)
    // It was canceled elsewhere or has begun: what became of it is shown beside the refusal.
    const isTooLate = !outcome.isOk && outcome.problem.code === 'too_late'
    const now = isTooLate ? await readBooking(token) : outcome
    if (!now.isOk) return
    setView('shown')
    onChanged(now.data)
  }

  return (
    <div className="max-w-[760px] rounded bg-sheet p-4 shadow-sheet md:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-[1.5rem]">
        {isCancelled
          ? 'This appointment is canceled'
          : isPast
            ? 'This was your appointment'
            : 'You are booked'}
      </h2>
      <div className="mt-3">
        <AppointmentList rows={describeBooking(booking)} />
      </div>
      {problem && (
        <div className="mt-4">
          <FormProblem message={problem.message} />
        </div>
      )}
      {view === 'moving' && (
        <section className="mt-6 border-t border-rule pt-5">
          <h3 ref={question} tabIndex={-1} className="mb-3">
            Pick another day and time
          </h3>
          <TimePicker
            topic={booking.topic}
            today={today}
            start={start}
            own={{ booking: token }}
            onPick={(next) => {
              setProblem(null)
              setStart(next)
            }}
          />
          <div className="mt-5 flex flex-wrap gap-3">
            <Button
              disabled={start === null || isBusy}
              onClick={() => start && void change(moveBooking(token, start))}
            >
              {start
                ? `Move to ${officeTime(start)} on ${officeDay(start)}`
                : 'Pick a time to move to'}
            </Button>
            <Button variant="outline" onClick={() => open('shown')}>
              Keep the old time
            </Button>
          </div>
        </section>
      )}
      {view === 'cancelling' && (
        <section className="mt-6 border-t border-rule pt-5">
          <h3 ref={question} tabIndex={-1}>
            Cancel this appointment?
          </h3>
          <p className="mt-1 text-ink-2">The time goes back to the calendar at once.</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button disabled={isBusy} onClick={() => void change(cancelBooking(token))}>
              Yes, cancel it
            </Button>
            <Button variant="outline" onClick={() => open('shown')}>
              Keep it
            </Button>
          </div>
        </section>
      )}
      {view === 'shown' && canBeChanged && (
        <>
          <p className="mt-4 text-ink-2">
            {hasMail
              ? 'We email you a confirmation with a link back to this page. '
              : 'Keep the address of this page: it is the only way back here. '}
            Bring what is on <Link to="/resources/tax-prep-checklist">the checklist</Link>.
          </p>
          <div className="no-print mt-5 flex flex-wrap gap-3">
            <Button
              variant="outline"
              onClick={() => saveFile('appointment.ics', 'text/calendar', calendar)}
            >
              <CalendarPlus aria-hidden size={20} strokeWidth={1.75} />
              Add to calendar
            </Button>
            {canBeMoved && (
              <Button variant="outline" onClick={() => open('moving')}>
                Change the time
              </Button>
            )}
            <Button variant="outline" onClick={() => open('cancelling')}>
              Cancel the appointment
            </Button>
          </div>
        </>
      )}
      {isCancelled && (
        <ButtonLink to="/schedule" className="mt-5">
          Book another time
        </ButtonLink>
      )}
      <p className="mt-5 text-small text-ink-2">
        Running late, or something is wrong? Call <PhoneLink hasIcon={false} />.
      </p>
    </div>
  )
}
