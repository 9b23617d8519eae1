import { useQuery } from '@tanstack/react-query'
import { ArrowRight, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { BOOKING_FRAGMENT, type Booking } from '@/shared/contracts/bookings.ts'
import { useAuth } from '@/features/auth/public.ts'
import QueryProvider from '@/lib/query-provider.tsx'
import { saveFile } from '@/lib/save-file.ts'
import { readBooking } from './booking-api.ts'
import { describeWay, topicOf } from './describe.ts'
import { officeShortDay, officeSpan, officeTime } from './office-time.ts'
import { myBookingsQuery } from './queries.ts'

const LARGE =
  'mt-2 font-figures text-[clamp(2.75rem,2rem+3vw,3.75rem)] leading-[1.02] font-bold tracking-[-0.035em] text-lamp print:text-ink'

/** The signed-in user's next appointment, large, and the later ones, each with a link to change it. */
export default function MyBookings() {
  return (
    <QueryProvider>
      <UpcomingBookings />
    </QueryProvider>
  )
}

function UpcomingBookings() {
  const { session, user } = useAuth()
  const hasEmail = Boolean(user?.email)
  const { data, isPending, isError } = useQuery({
    ...myBookingsQuery(user?.id),
    enabled: session !== null && hasEmail,
  })

  if (!hasEmail) {
    return (
      <p className="mt-2">
        We list appointments by email address, and you signed in by phone. Use the private link of
        your booking, or call <PhoneLink hasIcon={false} className="text-on-deep" />.
      </p>
    )
  }
  if (isPending) {
    return (
      <p role="status" className="mt-2">
        Looking up your appointments…
      </p>
    )
  }
  if (isError || data === null) {
    return (
      <p className="mt-2">
        Your appointments could not be loaded. Reload the page, or call{' '}
        <PhoneLink hasIcon={false} className="text-on-deep" />.
      </p>
    )
  }
  const [next, ...later] = data
  if (!next) {
    return (
      <>
        <Link
          to="/schedule"
          className={`${LARGE} flex w-fit items-center gap-3 no-underline hover:text-lamp hover:underline`}
        >
          Book a time
          <ArrowRight size={36} className="flex-none" />
        </Link>
        <p className="mt-2 text-lead">In the office, by phone or by video.</p>
      </>
    )
  }
  return (
    <>
      <NextBooking booking={next} />
      {later.length > 0 && (
        <ul aria-label="Later appointments" className="mt-5">
          {later.map(({ reference, start, end }) => (
            <li key={reference}>
              <Link
                to={changePath(reference)}
                className="inline-flex min-h-11 items-center text-on-deep hover:text-on-deep"
              >
                <span className="sr-only">Change or cancel: </span>
                {officeShortDay(start)}, {officeTime(start)} to {officeTime(end)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function NextBooking({ booking }: { booking: Booking }) {
  const { reference, topic, way, start, end } = booking
  const [hasFailed, setHasFailed] = useState(false)
  const addToCalendar = async () => {
    const outcome = await readBooking(reference)
    setHasFailed(!outcome.isOk)
    if (outcome.isOk) saveFile('appointment.ics', 'text/calendar', outcome.data.calendar)
  }
  return (
    <>
      <p className={LARGE}>{officeShortDay(start)}</p>
      <p className="mt-2 text-lead">
        {officeSpan(start, end)}
        <span className="block">{describeWay(way)}</span>
      </p>
      <p className="mt-1 text-small text-on-deep-2">
        {topicOf(topic)?.label ?? topic}, {reference}
      </p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button variant="brass" onClick={() => void addToCalendar()}>
          <CalendarPlus size={20} />
          Add to calendar
        </Button>
        <ButtonLink to={changePath(reference)} variant="outline-on-deep">
          Change or cancel<span className="sr-only"> {reference}</span>
        </ButtonLink>
      </div>
      {hasFailed && (
        <p role="alert" className="mt-3 text-small">
          The calendar file could not be loaded. Try again, or open “Change or cancel”.
        </p>
      )}
    </>
  )
}

function changePath(reference: string): string {
  return `/schedule#${BOOKING_FRAGMENT}${reference}`
}
