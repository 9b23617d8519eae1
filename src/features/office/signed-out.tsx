import { Link, useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { saveIntendedPath } from '@/lib/intended-path.ts'
import { DeskFrame } from './desk-frame.tsx'

/** The desk itself, shown after signing in. */
const AT_THE_DESK = [
  ['Calendar', 'Appointments by day or week: move, cancel, add'],
  ['Inbox', 'Messages from the contact page, and who waits for a time'],
  ['Hours', 'Days off and closed hours, kept free of bookings, and extra hours'],
  [
    'More',
    'Tables for a spreadsheet, a calendar to subscribe to, all about one person, who did what',
  ],
] as const

/** What the desk is, for those who cannot open it, and how to sign in. */
export function SignedOut({ message }: { message: string }) {
  const navigate = useNavigate()
  return (
    <DeskFrame>
      <div className="grid desk-door lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <p className="mb-6 text-lead text-ink-2">{message}</p>
          <Button
            onClick={() => {
              saveIntendedPath(`/office${window.location.hash}`)
              void navigate('/auth')
            }}
          >
            Sign in
          </Button>
          <p className="mt-6 max-w-brief text-small text-ink-2">
            Not on the staff? Call <PhoneLink hasIcon={false} />,{' '}
            <Link to="/schedule">schedule a consultation</Link> or{' '}
            <Link to="/account">look up your own appointments</Link>.
          </p>
        </div>
        <dl className="border-t-3 border-ink">
          {AT_THE_DESK.map(([view, text]) => (
            <div
              key={view}
              className="grid max-[18em]:block grid-cols-[104px_minmax(0,1fr)] items-baseline gap-x-4 border-b border-rule py-2.5"
            >
              <dt className="font-[650]">{view}</dt>
              <dd className="text-ui text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </DeskFrame>
  )
}
