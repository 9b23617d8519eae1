import type { Appointment } from '@/shared/contracts/office.ts'
import { officeDay, officeTime } from '@/features/booking/public.ts'
import { ClientEmail, ClientPhone } from './client-links.tsx'

/** The appointments in hours that are closed or taken away, with how to reach these people. */
export function Inside({ appointments }: { appointments: Appointment[] }) {
  if (appointments.length === 0) return <p role="status">No appointments in that time.</p>
  return (
    <div role="status" className="rounded bg-brass-tint p-4">
      <p className="font-[650]">
        {appointments.length === 1
          ? 'One appointment falls'
          : `${appointments.length} appointments fall`}{' '}
        in that time. They stay booked: call these people, and move them in the calendar.
      </p>
      <ul className="mt-2">
        {appointments.map(({ reference, name, start, phone, email }) => (
          <li key={reference} className="flex flex-wrap items-center gap-x-4">
            <span>
              {officeDay(start)}, {officeTime(start)}: {name}
            </span>
            {phone ? <ClientPhone phone={phone} /> : <ClientEmail email={email} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
