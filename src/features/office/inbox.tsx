import { useState } from 'react'
import { Segmented } from '@/components/ui/segmented.tsx'
import { Messages } from './messages.tsx'
import { useReadDesk } from './read-desk.tsx'
import { Waitlist } from './waitlist.tsx'

/** Who waits for the office: messages, and people on the waitlist. */
export default function Inbox() {
  const [shown, setShown] = useState<'open' | 'answered' | 'waitlist'>('open')
  const { openCount, callCount } = useReadDesk().desk
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
      {shown === 'waitlist' ? <Waitlist /> : <Messages shown={shown} />}
    </>
  )
}
