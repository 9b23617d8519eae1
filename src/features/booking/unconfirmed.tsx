import { useEffect, useRef } from 'react'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { useSend } from '@/features/api/public.ts'
import type { BookingResponse } from '@/shared/contracts/bookings.ts'
import { AppointmentList } from './appointment-list.tsx'
import { confirmBooking, readBooking } from './booking-api.ts'
import { describeBooking } from './describe.ts'
import { officeTime } from './office-time.ts'

type UnconfirmedProps = {
  /** From the link in the email; null right after booking. */
  token: string | null
  shown: BookingResponse
  onChanged: (changed: BookingResponse) => void
}

/** A booking that its visitor has to confirm by email: what to do, the button that confirms, or that it is too late. */
export default function Unconfirmed({ token, shown, onChanged }: UnconfirmedProps) {
  const { booking, confirmBy } = shown
  const { send, isSending, problem } = useSend()
  const heading = useRef<HTMLHeadingElement>(null)
  const hasLapsed = booking.state === 'lapsed'
  useEffect(() => heading.current?.focus(), [hasLapsed])
  const until = confirmBy ? ` by ${officeTime(confirmBy)}` : ''
  const confirm = async (key: string) => {
    const outcome = await send(() => confirmBooking(key))
    const isTooLate = outcome?.isOk === false && outcome.problem.code === 'too_late'
    const now = isTooLate ? await readBooking(key) : outcome
    if (now?.isOk) onChanged(now.data)
  }
  const heads = token ? 'Confirm your appointment' : 'One more step: check your email'
  return (
    <div className="mt-6 min-h-[60vh] max-w-form rounded bg-sheet p-4 shadow-sheet md:p-6">
      <h1 ref={heading} tabIndex={-1} className="text-h2">
        {hasLapsed ? 'This was not confirmed in time' : heads}
      </h1>
      <p className="mt-3 max-w-measure">
        {hasLapsed
          ? 'It is not booked, and others may book this time.'
          : token
            ? `It is not booked yet. Please confirm it${until}; after that, or if someone else confirms first, the time may be gone.`
            : `We’ve emailed you a link. Open it and press “Confirm”${until}. Many appointments are being booked today, so yours is booked once you confirm it. If the email is not there in a few minutes, check your spam folder.`}
      </p>
      <div className="mt-3 mb-4">
        <AppointmentList rows={describeBooking(booking)} />
      </div>
      {problem && <FormProblem message={problem.message} className="mb-4" />}
      {hasLapsed || problem?.code === 'slot_taken' ? (
        <ButtonLink to="/schedule">Book another time</ButtonLink>
      ) : (
        token && (
          <Button disabled={isSending} onClick={() => void confirm(token)}>
            Confirm
          </Button>
        )
      )}
      <p className="mt-5 text-small text-ink-2">
        Something wrong? Call <PhoneLink hasIcon={false} />.
      </p>
    </div>
  )
}
