import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { CopyLink } from '@/components/copy-link.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { Button } from '@/components/ui/button.tsx'
import { WAITLIST_FRAGMENT } from '@/shared/contracts/bookings.ts'
import { formatPhone, readPhone } from '@/shared/contracts/phone.ts'
import type { JoinedResponse } from '@/shared/contracts/waitlist.ts'
import { formatDay } from '@/shared/format-date.ts'
import { describeWish } from '@/shared/waitlist.ts'

type JoinedProps = { joined: JoinedResponse; phone: unknown; onBack: () => void }

/** The confirmation of joining the waitlist, with the way off it. */
export function Joined({ joined, phone, onBack }: JoinedProps) {
  const { wish, lastDay, hasMail, token } = joined
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const hash = `#${WAITLIST_FRAGMENT}${token}`
  const number = formatPhone(readPhone(String(phone)).read ?? '')
  return (
    <div className="max-w-form rounded bg-sheet p-4 shadow-sheet md:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-[1.375rem]">
        You’re on the waitlist
      </h2>
      <p className="mt-3 max-w-measure">
        {noBreak(
          `Times that suit you: ${describeWish(wish)}. You stay on the list until ${formatDay(lastDay)}.`,
        )}
      </p>
      <p className="mt-2 max-w-measure">
        {hasMail
          ? 'When one comes free, we email you a link to book it and hold it for two hours. We’ve emailed you a confirmation; if it is not there in a few minutes, check your spam folder.'
          : `When one comes free, we hold it and call ${number}.`}
      </p>
      <div className="no-print mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="outline" onClick={onBack}>
          Back to the times
        </Button>
        {!hasMail && (
          <CopyLink
            label="Copy the link to your place"
            copied="Link copied."
            getHash={() => hash}
          />
        )}
        <Link to={{ hash }} className="inline-flex min-h-11 items-center">
          Take me off the list
        </Link>
      </div>
    </div>
  )
}
