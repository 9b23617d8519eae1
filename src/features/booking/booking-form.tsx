import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type * as z from 'zod/mini'
import { CaptchaField, useCaptcha } from '@/components/captcha.tsx'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { Honeypot } from '@/components/honeypot.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { Select } from '@/components/ui/select.tsx'
import { booking } from '@/shared/booking.ts'
import {
  type BookingForm as Details,
  bookingFormSchema,
  type NewBookingResponse,
} from '@/shared/contracts/bookings.ts'
import { formatPhone } from '@/shared/contracts/phone.ts'
import { type FormToken, type Problem, useIdempotencyKey } from '@/features/api/public.ts'
import { useAuth } from '@/features/auth/public.ts'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { useReloadDraft } from '@/lib/use-reload-draft.ts'
import { AppointmentSummary } from './appointment-summary.tsx'
import { bookTime } from './booking-api.ts'
import { TOPIC_CHOICES, topicOf, WAY_CHOICES } from './describe.ts'
import { DetailFields } from './detail-fields.tsx'
import { TimePicker } from './time-picker.tsx'
import { useHold } from './use-hold.ts'
import { useNoteOffers } from './use-note-offers.ts'

const WaitlistForm = retryableLazy(() => import('./waitlist-form.tsx'))

type Typed = z.input<typeof bookingFormSchema>
const EMPTY = { way: 'office', name: '', email: '', phone: '', note: '' } as const

type BookingFormProps = {
  today: string
  /** Also receives the note that was sent. */
  onBooked: (booked: NewBookingResponse, note: string | undefined) => void
}

/** Choosing a topic, a way to meet and a time, then the visitor's details (R193-R195), or joining the waitlist. */
export function BookingForm({ today, onBooked }: BookingFormProps) {
  const [topic, setTopic] = useState<string>(booking.topics[0].id)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [website, setWebsite] = useState('')
  const [isWaiting, setIsWaiting] = useState(false)
  const waiter = useRef<HTMLButtonElement>(null)
  // Known with the times, one of which must be picked before anything is sent.
  const [sendsTexts, setSendsTexts] = useState(false)
  const { state: arrival }: { state: unknown } = useLocation()
  const keyOf = useIdempotencyKey()
  const token = useRef<FormToken>(null)
  const isRestored = useRef(false)
  const queryClient = useQueryClient()
  const captcha = useCaptcha()
  const form = useForm<Typed, unknown, Details>({
    defaultValues: EMPTY,
    mode: 'onTouched',
    resolver: zodResolver(bookingFormSchema),
  })
  const { isSubmitting, errors } = form.formState
  const { control, reset } = form
  const typed = useWatch({ control })
  useReloadDraft('booking', { topic, form: { ...EMPTY, ...typed } }, (draft) => {
    // A newer build may offer other topics.
    if (topicOf(draft.topic)) setTopic(draft.topic)
    reset(draft.form)
    isRestored.current = true
  })
  const offers = useNoteOffers(arrival, (note) => {
    if (!isRestored.current && form.getValues('note') === '') form.setValue('note', note)
  })
  useOwnAddress(form)
  const way = typed.way ?? EMPTY.way
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['availability'] })
  const time = useHold(topic, (taken) => {
    setProblem(taken)
    void refresh()
  })

  const chooseTopic = (next: string) => {
    setTopic(next)
    time.forget()
  }
  const send = async (details: Details) => {
    const { start } = time
    if (start === null) return
    setProblem(null)
    const captchaToken = captcha.take()
    if (captchaToken === null) return
    const settled = await time.settle()
    if (!settled.isChosen) return
    const hold = settled.hold?.token
    const outcome = await bookTime({
      form: details,
      topic,
      start,
      website,
      captchaToken,
      hold,
      token: token.current,
      key: keyOf({ details, topic, start, hold }),
    })
    if (outcome.isOk) {
      onBooked(outcome.data, details.note)
      void refresh()
      return
    }
    captcha.renew()
    setProblem(outcome.problem)
    for (const [field, message] of Object.entries(outcome.problem.fields ?? {})) {
      if (isField(field)) form.setError(field, { message })
    }
    if (outcome.problem.code === 'slot_taken') {
      time.forget()
      void refresh()
    }
  }
  const bookingForm = (
    <form
      hidden={isWaiting}
      method="dialog"
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="grid items-start gap-7 lg:grid-cols-[minmax(0,1fr)_340px]"
    >
      <div className="rounded bg-sheet shadow-sheet [&>section]:p-4 [&>section+section]:border-t [&>section+section]:border-rule md:[&>section]:p-6">
        <section>
          <h2 className={HEADING}>What is it about?</h2>
          <Select label="Topic" options={TOPIC_CHOICES} value={topic} onChange={chooseTopic} />
          <div className="mt-5">
            <Segmented
              legend="How should we meet?"
              options={WAY_CHOICES}
              value={way}
              onChange={(next) => {
                form.setValue('way', next)
                // The way to meet decides which of the two is required.
                if (errors.email || errors.phone) void form.trigger(['email', 'phone'])
              }}
            />
          </div>
        </section>
        <section>
          <h2 className={HEADING}>Pick a day and a time</h2>
          <TimePicker
            key={topic}
            topic={topic}
            today={today}
            start={time.start}
            own={{ hold: time.hold?.token }}
            onPick={(next, formToken, isTexting) => {
              token.current = formToken
              setSendsTexts(isTexting)
              setProblem(null)
              time.pick(next)
            }}
          />
          <Button
            ref={waiter}
            variant="outline"
            size="sm"
            className="mt-4"
            onClick={() => setIsWaiting(true)}
          >
            None of these times? Join the waitlist
          </Button>
        </section>
        <section>
          <h2 className={HEADING}>Your details</h2>
          <DetailFields form={form} way={way} offers={offers} sendsTexts={sendsTexts} />
          <Honeypot value={website} onChange={setWebsite} />
          {time.start !== null && <CaptchaField captcha={captcha} />}
        </section>
      </div>
      <AppointmentSummary
        chosen={{ topic, way, start: time.start }}
        heldUntil={time.hold && time.isHeld ? time.hold.heldUntil : null}
        hasLapsed={time.hasLapsed}
        problem={problem}
        isSubmitting={isSubmitting}
      />
    </form>
  )
  return (
    <>
      {bookingForm}
      {isWaiting && (
        <ErrorBoundary>
          <Suspense fallback={<p role="status">Loading the form…</p>}>
            <WaitlistForm
              topic={topic}
              way={way}
              person={{
                name: typed.name ?? '',
                email: textOf(typed.email),
                phone: textOf(typed.phone),
              }}
              onBack={() => {
                flushSync(() => setIsWaiting(false))
                waiter.current?.focus()
              }}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

/** Fills in a signed-in visitor's email address and phone number, if those fields are empty. */
function useOwnAddress({ getValues, setValue }: UseFormReturn<Typed, unknown, Details>): void {
  const { user } = useAuth()
  const email = user?.email ?? ''
  const phone = user?.phone ? `+${user.phone}` : ''
  useEffect(() => {
    if (email !== '' && getValues('email') === '') setValue('email', email)
    if (phone !== '' && getValues('phone') === '') setValue('phone', formatPhone(phone))
  }, [email, phone, getValues, setValue])
}

const HEADING = 'mb-3.5 text-[1.375rem]'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const isField = (name: string): name is keyof typeof EMPTY => Object.hasOwn(EMPTY, name)
