import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useCaptcha } from '@/components/captcha.tsx'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { Select } from '@/components/ui/select.tsx'
import { booking } from '@/shared/booking.ts'
import type { BookedResponse, Way } from '@/shared/contracts/bookings.ts'
import { type FormToken, type Problem, useSend } from '@/features/api/public.ts'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { AppointmentSummary } from './appointment-summary.tsx'
import { bookTime } from './booking-api.ts'
import type { Filled } from './details-form.tsx'
import { describeWay, TOPIC_CHOICES, topicOf, WAY_CHOICES } from './describe.ts'
import { TimePicker } from './time-picker.tsx'
import { useHold } from './use-hold.ts'

// With the form library. The times come before it.
const DetailsForm = retryableLazy(() => import('./details-form.tsx'))
const WaitlistForm = retryableLazy(() => import('./waitlist-form.tsx'))

type BookingFormProps = {
  today: string
  /** Also receives the note that was sent. */
  onBooked: (booked: BookedResponse, note: string | undefined) => void
}

/** Choosing a topic, a way to meet and a time, then the visitor's details (R193-R195), or joining the waitlist. */
export function BookingForm({ today, onBooked }: BookingFormProps) {
  const [topic, setTopic] = useState<string>(booking.topics[0].id)
  const [way, setWay] = useState<Way>('office')
  const [taken, setTaken] = useState<Problem | null>(null)
  /** What is typed when the visitor opens the waitlist. */
  const [waiting, setWaiting] = useState<Person | null>(null)
  const waiter = useRef<HTMLButtonElement>(null)
  // Known with the times, one of which must be picked before anything is sent.
  const [sendsTexts, setSendsTexts] = useState(false)
  const formId = useId()
  const details = useRef<HTMLFormElement>(null)
  const captcha = useCaptcha()
  const { send, isSending, problem, forget } = useSend(captcha)
  const token = useRef<FormToken>(null)
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['availability'] })
  const time = useHold(topic, (problem) => {
    setTaken(problem)
    void refresh()
  })

  // In a narrow window, the form takes the place of the times once one is chosen. It is an entry of the history, so that
  // Back leads to the times.
  const isNarrow = useMediaQuery('(width < 64em)')
  const navigate = useNavigate()
  const { hash, state: arrival }: { hash: string; state: unknown } = useLocation()
  const isFilling = time.start !== null && hash === DETAILS
  /** Null until it is known whether the visitor comes back, who finds the first open time chosen. */
  const [picksFirst, setPicksFirst] = useState<boolean | null>(null)

  const chooseTopic = (next: string) => {
    setTopic(next)
    setPicksFirst(false)
    time.forget()
  }
  const submit = async ({ form, website }: Filled) => {
    const { start } = time
    if (start === null) return null
    setTaken(null)
    const outcome = await send(async ({ keyFor, captchaToken }) => {
      const { isChosen, hold } = await time.settle()
      if (!isChosen) return null
      const wanted = { form, topic, start, hold: hold?.token }
      const filled = { ...wanted, website, captchaToken, token: token.current }
      return bookTime({ ...filled, key: keyFor(wanted) })
    })
    if (outcome?.isOk) {
      onBooked(outcome.data, form.note)
      void refresh()
    } else if (outcome?.problem.code === 'slot_taken') {
      time.forget()
      void refresh()
    }
    return outcome
  }
  const summary = {
    formId,
    chosen: { topic, way, start: time.start },
    hold: time.isHeld ? 'held' : time.hasLapsed ? 'lapsed' : null,
    problem: taken ?? problem,
    isSubmitting: isSending,
  } as const
  const choices = (
    <div
      hidden={waiting !== null}
      className="grid grid-cols-1 items-start gap-7 lg:grid-cols-[minmax(0,1fr)_340px]"
    >
      <div className="tool-form rounded bg-sheet shadow-sheet [&>section]:p-4 [&>section:not([hidden])~section]:border-t [&>section]:border-rule md:[&>section]:p-6">
        <section hidden={isNarrow && isFilling}>
          <h2 className={HEADING}>What is it about?</h2>
          <div className="grid gap-5 lg:grid-cols-2">
            <Select label="Topic" options={TOPIC_CHOICES} value={topic} onChange={chooseTopic} />
            <Segmented
              legend="How should we meet?"
              options={WAY_CHOICES}
              value={way}
              onChange={setWay}
            />
          </div>
        </section>
        <section id="times" hidden={isNarrow && isFilling}>
          <h2 className={HEADING}>Pick a day and a time</h2>
          <TimePicker
            key={topic}
            topic={topic}
            today={today}
            start={time.start}
            own={{ hold: time.hold?.token }}
            picksFirst={picksFirst ?? false}
            onPick={(next, formToken, isTexting) => {
              token.current = formToken
              setSendsTexts(isTexting)
              setTaken(null)
              forget()
              setPicksFirst(false)
              time.pick(next)
              if (!isNarrow) return
              const replace = picksFirst === true || hash === DETAILS
              void navigate({ hash: DETAILS }, { replace, state: arrival })
            }}
          />
          <Button
            ref={waiter}
            variant="outline"
            size="sm"
            className="mt-4"
            onClick={() => setWaiting(readPerson(details.current))}
          >
            None of these times? Join the waitlist
          </Button>
        </section>
        <section
          id={DETAILS.slice(1)}
          hidden={isNarrow && !isFilling}
          // Right below the header.
          className="-scroll-mt-5"
        >
          <div className="mb-3.5 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-[1.375rem]">Your details</h2>
            <Link to={{ hash: 'times' }} state={arrival} className="py-2.5 text-small lg:hidden">
              Change time
            </Link>
            <p className="w-full text-small text-ink-2 lg:hidden">
              {TOPIC_CHOICES.find(({ value }) => value === topic)?.label}. {describeWay(way)}.
            </p>
          </div>
          <ErrorBoundary>
            <Suspense
              fallback={
                <p role="status" className="min-h-[815px] md:min-h-[583px]">
                  Loading the form…
                </p>
              }
            >
              <DetailsForm
                ref={details}
                id={formId}
                topic={topic}
                way={way}
                isTimeChosen={time.start !== null}
                sendsTexts={sendsTexts}
                onRestore={(draft) => {
                  // A newer build may offer other topics.
                  if (topicOf(draft.topic)) chooseTopic(draft.topic)
                  setWay(draft.way)
                }}
                onReturn={() => setPicksFirst((known) => known ?? true)}
                captcha={captcha}
                onSend={submit}
              />
            </Suspense>
          </ErrorBoundary>
        </section>
        {isNarrow && (isFilling || summary.problem) && <AppointmentSummary {...summary} isStrip />}
      </div>
      {!isNarrow && <AppointmentSummary {...summary} />}
    </div>
  )
  return (
    <>
      {choices}
      {waiting && (
        <ErrorBoundary loading={<p role="status">Loading the form…</p>}>
          <WaitlistForm
            topic={topic}
            way={way}
            person={waiting}
            onBack={() => {
              flushSync(() => setWaiting(null))
              waiter.current?.focus()
            }}
          />
        </ErrorBoundary>
      )}
    </>
  )
}

const HEADING = 'mb-3.5 text-[1.375rem]'
const DETAILS = '#details'

type Person = { name: string; email: string; phone: string }

/** What is typed so far. @param form null while its code loads */
function readPerson(form: HTMLFormElement | null): Person {
  const typed = new FormData(form ?? undefined)
  const textOf = (name: keyof Person) => {
    const text = typed.get(name)
    return typeof text === 'string' ? text : ''
  }
  return { name: textOf('name'), email: textOf('email'), phone: textOf('phone') }
}
