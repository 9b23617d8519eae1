import { useState } from 'react'
import { Segmented } from '@/components/ui/segmented.tsx'
import type { DeskResponse } from '@/shared/contracts/office.ts'
import { Messages } from './messages.tsx'
import { Waitlist } from './waitlist.tsx'

type InboxProps = {
  desk: DeskResponse
  /** When the desk was read, in milliseconds. */
  now: number
  onChanged: () => Promise<unknown>
}

/** Who waits for the office: messages, and people on the waitlist. */
export default function Inbox({ desk, now, onChanged }: InboxProps) {
  const [shown, setShown] = useState<'open' | 'answered' | 'waitlist'>('open')
  const { openCount, callCount } = desk
  return (
    <>
      <div className="no-print">
        <Segmented
          legend="What to show"
          isInline
          options={[
            { value: 'open', label: `Open (${openCount})` },
            { value: 'answered', label: 'Answered' },
            { value: 'waitlist', label: callCount ? `Waitlist (${callCount})` : 'Waitlist' },
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      {shown === 'waitlist' ? (
        <Waitlist now={now} onChanged={onChanged} />
      ) : (
        <Messages shown={shown} now={now} onChanged={onChanged} />
      )}
    </>
  )
}
