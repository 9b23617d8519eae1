import { useEffect, useRef, useState } from 'react'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button, ButtonLink } from '@/components/ui/button.tsx'
import { type Outcome, type Problem, type Sending, useSend } from '@/features/api/public.ts'
import type { NewBookingResponse } from '@/shared/contracts/bookings.ts'
import type { EntryResponse } from '@/shared/contracts/waitlist.ts'
import { formatDay } from '@/shared/format-date.ts'
import { describeWish } from '@/shared/waitlist.ts'
import { AppointmentList } from './appointment-list.tsx'
import { topicOf } from './describe.ts'
import { officeDay, officeShortDay, officeTime, visitorTime } from './office-time.ts'
import { bookOffer, declineOffer, leaveWaitlist, readEntry } from './waitlist-api.ts'

type WaitlistPlaceProps = {
  /** Of the private link. */
  token: string
  onBooked: (booked: NewBookingResponse) => void
}

/** Someone's place on the waitlist: the time they are offered, if any, and the way off the list. */
export default function WaitlistPlace({ token, onBooked }: WaitlistPlaceProps) {
  const [entry, setEntry] = useState<EntryResponse | null>(null)
  const [isOff, setIsOff] = useState(false)
  /** Why it could not be read. */
  const [unread, setUnread] = useState<Problem | null>(null)
  const [tries, setTries] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const { send, isSending, problem: refused, forget } = useSend()
  const problem = refused ?? unread

  useEffect(() => {
    let isMounted = true
    void readEntry(token).then((outcome) => {
      if (!isMounted) return
      if (outcome.isOk) setEntry(outcome.data)
      else setUnread(outcome.problem)
    })
    return () => {
      isMounted = false
    }
  }, [token, tries])

  const offer = entry?.offer ?? null
  const start = offer?.start
  const hasEntry = entry !== null
  // The buttons that led here are gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [hasEntry, start, isOff])

  async function run<Data>(
    call: (sending: Sending) => Promise<Outcome<Data>>,
    onDone: (data: Data) => void,
  ) {
    setUnread(null)
    const outcome = await send(call)
    if (!outcome) return
    if (outcome.isOk) {
      onDone(outcome.data)
      return
    }
    if (outcome.problem.code === 'not_found') setEntry(null)
    // It went to the next person: show what is offered now.
    if (outcome.problem.code === 'too_late') setTries(tries + 1)
  }

  if (isOff) {
    return (
      <>
        <h2 ref={heading} tabIndex={-1} className="text-[1.375rem]">
          You’re off the waitlist
        </h2>
        <p className="mt-2">We have deleted your entry.</p>
        <ButtonLink to="/schedule" className="mt-5">
          Book a time
        </ButtonLink>
      </>
    )
  }
  if (!entry) {
    if (!problem) return <p role="status">Loading your place on the waitlist…</p>
    return (
      <>
        <FormProblem message={problem.message} />
        {problem.code === 'not_found' ? (
          <ButtonLink to="/schedule" className="mt-4">
            Book a time
          </ButtonLink>
        ) : (
          <Button
            variant="outline"
            className="mt-4"
            onClick={() => {
              forget()
              setUnread(null)
              setTries(tries + 1)
            }}
          >
            Try again
          </Button>
        )}
      </>
    )
  }
  const { topic, wish, lastDay } = entry
  const own = start && visitorTime(start)
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-[1.375rem]">
        {offer ? 'A time came free for you' : 'You’re on the waitlist'}
      </h2>
      {!offer && (
        <p className="mt-2 text-ink-2">
          When a time that suits you comes free, we hold it for you for two hours and let you know.
        </p>
      )}
      {offer && (
        <p className="mt-2 font-display text-h2 leading-[1.15] font-[650]">
          <span className="block">{officeDay(offer.start)}</span>
          <span className="block">{officeTime(offer.start)}</span>
        </p>
      )}
      <div className="mt-3">
        <AppointmentList
          rows={[
            ...(offer
              ? own
                ? [{ label: 'Your time', value: own }]
                : []
              : [{ label: 'Times that suit you', value: describeWish(wish) }]),
            { label: 'Topic', value: topicOf(topic)?.label ?? topic },
            offer
              ? {
                  label: 'Held until',
                  value: `${officeShortDay(offer.until)}, ${officeTime(offer.until)}`,
                }
              : { label: 'On the list until', value: formatDay(lastDay) },
          ]}
        />
      </div>
      {problem && <FormProblem message={problem.message} className="mt-4" />}
      {offer && (
        <div className="no-print mt-5">
          <div className="flex flex-wrap gap-3">
            <Button
              disabled={isSending}
              onClick={() =>
                void run(
                  ({ keyFor }) => bookOffer(token, offer.start, keyFor([token, offer.start])),
                  onBooked,
                )
              }
            >
              Book this time
            </Button>
            <Button
              variant="outline"
              disabled={isSending}
              onClick={() => void run(() => declineOffer(token, offer.start), setEntry)}
            >
              Not this time
            </Button>
          </div>
          <p className="mt-3 text-small text-ink-2">
            “Not this time” gives it to the next person. You stay on the waitlist.
          </p>
        </div>
      )}
      <Button
        variant="outline"
        size="sm"
        className="mt-5"
        disabled={isSending}
        onClick={() =>
          void run(
            () => leaveWaitlist(token),
            () => setIsOff(true),
          )
        }
      >
        Take me off the list
      </Button>
    </>
  )
}
