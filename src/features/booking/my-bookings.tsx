import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { BOOKING_FRAGMENT } from '@/shared/contracts/bookings.ts'
import { useAuth } from '@/features/auth/public.ts'
import QueryProvider from '@/lib/query-provider.tsx'
import { topicOf } from './describe.ts'
import { officeDay, officeSpan } from './office-time.ts'
import { myBookingsQuery } from './queries.ts'

/** The signed-in user's upcoming appointments, each with a link to change it. */
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
    ...myBookingsQuery(user?.id, session?.access_token ?? ''),
    enabled: session !== null && hasEmail,
  })

  if (!hasEmail) {
    return (
      <p>
        We list appointments by email address, and you signed in by phone. Use the private link of
        your booking, or call <PhoneLink hasIcon={false} />.
      </p>
    )
  }
  if (isPending) return <p role="status">Looking up your appointments…</p>
  if (isError) {
    return (
      <p>
        Your appointments could not be loaded. Reload the page, or call{' '}
        <PhoneLink hasIcon={false} />.
      </p>
    )
  }
  if (data.length === 0) {
    return (
      <p>
        You have no appointments coming up. <Link to="/schedule">Schedule a consultation</Link>
      </p>
    )
  }
  return (
    <ul className="border-t border-rule">
      {data.map(({ reference, topic, start, end }) => (
        <li
          key={reference}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule py-3"
        >
          <span>
            <b className="font-[650]">
              {officeDay(start)}, {officeSpan(start, end)}
            </b>
            <span className="block text-small text-ink-2">
              {topicOf(topic)?.label ?? topic}, {reference}
            </span>
          </span>
          <Link
            to={`/schedule#${BOOKING_FRAGMENT}${reference}`}
            className="inline-flex min-h-11 items-center"
          >
            Change or cancel<span className="sr-only"> {reference}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
