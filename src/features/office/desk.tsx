import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ProblemBox } from '@/components/problem-box'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import { useAuth } from '@/features/auth/public'
import { officeToday } from '@/features/booking/public'
import { saveIntendedPath } from '@/lib/intended-path'
import { useToday } from '@/lib/use-today'
import { Appointments } from './appointments'
import { ClosedTimes } from './closed-times'
import { DeskError } from './desk-api'
import { Messages } from './messages'
import { TakeAlong } from './take-along'
import { useDesk, useUnread } from './use-desk'

const VIEWS = ['appointments', 'messages', 'closed', 'more'] as const
type View = (typeof VIEWS)[number]

/** The days shown: one, or the seven from it on. */
export type Shown = { from: string; days: 1 | 7 }

/** The office's desk, for whoever the server lets in. */
export function Desk() {
  const { user, isLoading } = useAuth()
  const today = useToday(officeToday)
  if (today === null || isLoading) return <p role="status">Opening the desk…</p>
  if (user === null) return <SignedOut words="The desk is for office staff. Please sign in." />
  return <OpenDesk today={today} />
}

function OpenDesk({ today }: { today: string }) {
  const [view, setView] = useState<View>('appointments')
  const [shown, setShown] = useState<Shown>({ from: today, days: 7 })
  const { data, error, isPending, refetch } = useDesk(shown.from, shown.days, true)
  const news = useUnread(data)
  const code = error instanceof DeskError ? error.problem.code : null

  if (code === 'unauthorized')
    return <SignedOut words="Your session has ended. Please sign in again." />
  if (code === 'forbidden') {
    return <SignedOut words="This address cannot open the desk. Sign in with an office address." />
  }
  if (!data) {
    return isPending ? (
      <p role="status">Loading the desk…</p>
    ) : (
      <ProblemBox>
        <p>{error?.message}</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </ProblemBox>
    )
  }
  const onChanged = () => void refetch()
  return (
    <>
      <div className="no-print mb-6 grid gap-4">
        <Segmented
          legend="Show"
          isInline
          options={[
            { value: 'appointments', label: 'Calendar' },
            {
              value: 'messages',
              label: data.openCount > 0 ? `Inbox (${data.openCount})` : 'Inbox',
            },
            { value: 'closed', label: 'Closed' },
            { value: 'more', label: 'More' },
          ]}
          value={view}
          onChange={setView}
        />
        <p role="status" className="sr-only">
          {news}
        </p>
        {error && (
          <p role="alert" className="text-small font-semibold text-red">
            The desk could not be updated. It will try again by itself.
          </p>
        )}
        {data.unreadCalendars.map(({ host }) => (
          <p key={host} role="alert" className="text-small font-semibold text-red">
            The calendar at {host} cannot be read. After a day, the site stops offering times.
          </p>
        ))}
      </div>
      {view === 'appointments' && (
        <Appointments desk={data} shown={shown} onShow={setShown} onChanged={onChanged} />
      )}
      {view === 'messages' && <Messages desk={data} onChanged={onChanged} />}
      {view === 'closed' && <ClosedTimes desk={data} onChanged={onChanged} />}
      {view === 'more' && <TakeAlong desk={data} onChanged={onChanged} />}
    </>
  )
}

function SignedOut({ words }: { words: string }) {
  const navigate = useNavigate()
  return (
    <div>
      <p className="mb-4">{words}</p>
      <Button
        onClick={() => {
          saveIntendedPath('/office')
          void navigate('/auth')
        }}
      >
        Sign in
      </Button>
    </div>
  )
}
