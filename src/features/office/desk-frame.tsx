import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { NeedsScript } from '@/components/needs-script.tsx'
import { Logo } from '@/components/logo.tsx'
import { Button } from '@/components/ui/button.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { saveIntendedPath } from '@/lib/intended-path.ts'

type DeskFrameProps = {
  /** The desk's views and search, for those inside. */
  tools?: ReactNode
  children: ReactNode
}

/** The desk's head, with nothing of the public site around it, and what it shows. */
export function DeskFrame({ tools, children }: DeskFrameProps) {
  return (
    <>
      <div className="no-print sticky top-0 z-header lowest:static low:static border-b border-rule bg-paper">
        <div className="wrap flex min-h-14 max-lg:flex-wrap items-center gap-x-3">
          <Link
            to="/"
            className="flex min-h-11 flex-none items-center gap-2 text-ink no-underline hover:text-ink"
          >
            <Logo markClassName="size-8" nameClassName="sr-only" lineClassName="sr-only" />
            <span className="sr-only"> home page</span>
          </Link>
          <h1 className="flex-none text-[1.25rem] max-lg:not-last:sr-only">Office desk</h1>
          {tools}
        </div>
      </div>
      {/* The phone's bar covers nothing at the end. */}
      <div className="wrap min-h-[calc(100dvh-58px)] pt-4 pb-24 md:pb-10 print:min-h-0 print:p-0">
        <NeedsScript text="The desk needs JavaScript." />
        {children}
      </div>
    </>
  )
}

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
