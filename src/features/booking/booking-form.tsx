import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation } from 'react-router-dom'
import type * as z from 'zod/mini'
import { FormProblem } from '@/components/form-problem'
import { Honeypot } from '@/components/honeypot'
import { Button } from '@/components/ui/button'
import { Segmented } from '@/components/ui/segmented'
import { Select } from '@/components/ui/select'
import { TextArea, TextField } from '@/components/ui/text-field'
import { booking } from '@/config/booking'
import {
  type BookingForm as Details,
  type Way,
  bookingFormSchema,
  type NewBookingResponse,
} from '@/contracts/bookings'
import type { Problem } from '@/features/api/public'
import { useKeptText } from '@/lib/kept-text'
import { AppointmentList } from './appointment-list'
import { bookTime } from './calls'
import { describeWay, topicOf, WAY_CHOICES } from './describe'
import { firstNote, readNoteOffers } from './note-offers'
import { officeDay, officeTime, visitorTime } from './office-time'
import { readFormToken } from './queries'
import { TimePicker } from './time-picker'
import { useHold } from './use-hold'

type Typed = z.input<typeof bookingFormSchema>
const EMPTY = { way: 'office', name: '', email: '', phone: '', note: '' } as const

export type BookingFormProps = {
  today: string
  onBooked: (booked: NewBookingResponse) => void
}

/** Choosing a topic, a way and a time, then who one is (R193-R195). */
export function BookingForm({ today, onBooked }: BookingFormProps) {
  const [topic, setTopic] = useState<string>(booking.topics[0].id)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [website, setWebsite] = useState('')
  const [offers] = useState(readNoteOffers)
  const { state: arrival }: { state: unknown } = useLocation()
  const key = useRef<{ wish: string; id: string }>(null)
  const queryClient = useQueryClient()
  const form = useForm<Typed, unknown, Details>({
    defaultValues: { ...EMPTY, note: firstNote(arrival) },
    mode: 'onTouched',
    resolver: zodResolver(bookingFormSchema),
  })
  const { errors, isSubmitting } = form.formState
  const { control, reset } = form
  const typed = useWatch({ control })
  useKeptText('booking', { topic, form: { ...EMPTY, ...typed } }, (kept) => {
    setTopic(kept.topic)
    reset(kept.form)
  })
  const way = typed.way ?? EMPTY.way
  const refresh = () => queryClient.invalidateQueries({ queryKey: ['availability'] })
  const {
    start,
    hold: held,
    isKept,
    pick,
    forget,
    settle,
  } = useHold((taken) => {
    setProblem(taken)
    void refresh()
  })

  const chooseTopic = (next: string) => {
    setTopic(next)
    forget()
  }
  const send = async (details: Details) => {
    if (start === null) return
    setProblem(null)
    const kept = await settle()
    if (!kept.isChosen) return
    const hold = kept.hold?.token
    const wish = JSON.stringify({ details, topic, start, hold })
    if (key.current?.wish !== wish) key.current = { wish, id: crypto.randomUUID() }
    const outcome = await bookTime({
      form: details,
      topic,
      start,
      website,
      hold,
      token: readFormToken(queryClient),
      key: key.current.id,
    })
    if (outcome.isOk) {
      onBooked(outcome.data)
      void refresh()
      return
    }
    setProblem(outcome.problem)
    for (const [field, words] of Object.entries(outcome.problem.fields ?? {})) {
      if (isField(field)) form.setError(field, { message: words })
    }
    if (outcome.problem.code === 'slot_taken') {
      forget()
      void refresh()
    }
  }
  const add = (text: string) => {
    const note = form.getValues('note')
    const before = typeof note === 'string' && note !== '' ? `${note}\n\n` : ''
    form.setValue('note', before + text, { shouldValidate: true })
  }

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      className="grid items-start gap-7 lg:grid-cols-[minmax(0,1fr)_340px]"
    >
      <div className="rounded bg-sheet shadow-sheet [&>section]:p-4 [&>section+section]:border-t [&>section+section]:border-rule md:[&>section]:p-6">
        <section>
          <h2 className={HEADING}>What is it about?</h2>
          <Select
            label="Topic"
            options={booking.topics.map(({ id, label, minutes }) => ({
              value: id,
              label: `${label}, ${minutes} minutes`,
            }))}
            value={topic}
            onChange={chooseTopic}
          />
          <div className="mt-5">
            <Segmented
              legend="How shall we meet?"
              options={WAY_CHOICES}
              value={way}
              onChange={(next) => form.setValue('way', next)}
            />
          </div>
        </section>
        <section>
          <h2 className={HEADING}>Pick a day and a time</h2>
          <TimePicker
            key={topic}
            topic={topic}
            today={today}
            start={start}
            own={{ hold: held?.token }}
            onPick={(next) => {
              setProblem(null)
              pick(topic, next)
            }}
          />
        </section>
        <section>
          <h2 className={HEADING}>Your details</h2>
          <div className="grid gap-5 md:grid-cols-2">
            <TextField
              label="Name"
              hint="First and last name."
              autoComplete="name"
              error={errors.name?.message}
              {...form.register('name')}
            />
            <TextField
              label="Phone"
              hint={way === 'phone' ? 'We call this number.' : 'With the area code.'}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              error={errors.phone?.message}
              // A number makes up for a missing email address.
              {...form.register('phone', { deps: errors.email && ['email'] })}
            />
            <div className="md:col-span-2">
              <TextField
                label="Email"
                hint={
                  way === 'video'
                    ? 'For the video link, the confirmation and a reminder the day before.'
                    : 'For the confirmation and a reminder the day before.'
                }
                type="email"
                inputMode="email"
                autoComplete="email"
                error={errors.email?.message}
                {...form.register('email')}
              />
            </div>
            <div className="md:col-span-2">
              <TextArea
                label="Note (not required)"
                hint="What should we know beforehand? No Social Security or account numbers, please."
                rows={4}
                error={errors.note?.message}
                {...form.register('note')}
              />
              {offers.length > 0 && (
                <div className="mt-3 flex flex-wrap gap-3">
                  {offers.map(({ label, text }) => (
                    <Button key={label} variant="outline" size="sm" onClick={() => add(text)}>
                      {label}
                    </Button>
                  ))}
                </div>
              )}
            </div>
          </div>
          <Honeypot value={website} onChange={setWebsite} />
        </section>
      </div>
      <aside
        aria-label="Your appointment"
        className="rounded bg-sheet p-4 shadow-sheet md:p-6 lg:sticky lg:top-[84px]"
      >
        <h2 className="mb-2.5 text-[1.375rem]">Your appointment</h2>
        <AppointmentList rows={summary({ topic, way, start })} />
        {problem && (
          <div className="mt-4">
            <FormProblem message={problem.message} />
          </div>
        )}
        <Button type="submit" disabled={start === null || isSubmitting} className="mt-5 w-full">
          {buttonWords(start, isSubmitting)}
        </Button>
        <p aria-live="polite" className="mt-3 text-small text-ink-2">
          {held && isKept ? `Kept for you until ${officeTime(held.heldUntil)}. ` : ''}
          You can move or cancel it from the confirmation.
        </p>
      </aside>
    </form>
  )
}

const HEADING = 'mb-3.5 text-[1.375rem]'

function summary({ topic, way, start }: { topic: string; way: Way; start: string | null }) {
  const own = start && visitorTime(start)
  return [
    { label: 'Topic', value: topicOf(topic)?.label ?? '' },
    { label: 'Day', value: start ? officeDay(start) : 'not chosen yet' },
    { label: 'Time', value: start ? officeTime(start) : 'not chosen yet' },
    ...(own ? [{ label: 'Your time', value: own }] : []),
    { label: 'Length', value: `${topicOf(topic)?.minutes ?? 0} minutes` },
    { label: 'Where', value: describeWay(way) },
  ]
}

function buttonWords(start: string | null, isSubmitting: boolean): string {
  if (isSubmitting) return 'Booking…'
  if (start === null) return 'Pick a time to book'
  return `Book ${officeTime(start)} on ${officeDay(start).split(',')[0]}`
}

const isField = (name: string): name is keyof typeof EMPTY => Object.hasOwn(EMPTY, name)
