import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { noBreak } from '@/components/no-break.tsx'
import type { ContactResponse } from '@/shared/contracts/contact.ts'
import { facts } from '@/config/shown-facts.ts'
import { formatOfficeMoment } from '@/shared/format-date.ts'

/** The confirmation of a sent message (R191): its reference, and when to expect a reply. */
export function MessageSent({ sent, onAnother }: { sent: ContactResponse; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div data-sent>
      <h2 ref={heading} tabIndex={-1} className="text-[1.375rem]">
        We have your message
      </h2>
      <dl className="mt-4 border-t border-rule [&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&>div]:border-b [&>div]:border-rule [&>div]:py-2.5">
        <div>
          <dt className="text-ink-2">Reference</dt>
          <dd className="num font-[650]">{sent.reference}</dd>
        </div>
        {facts.replyOpenDays !== null && (
          <div>
            <dt className="flex-none text-ink-2">We’ll answer by</dt>
            <dd className="text-right font-[650] text-balance">
              {noBreak(formatOfficeMoment(sent.replyBy))}
            </dd>
          </div>
        )}
      </dl>
      <p className="mt-4 text-ink-2">
        {sent.hasCopy
          ? 'We’ve emailed you a confirmation. If it is not there in a few minutes, check your spam folder. '
          : 'Please write down the reference. '}
        {facts.replyOpenDays === null && 'We will answer as soon as we can. '}
        Urgent? Call <PhoneLink hasIcon={false} />.
      </p>
      <Button variant="outline" className="mt-5" onClick={onAnother}>
        Write another message
      </Button>
    </div>
  )
}
