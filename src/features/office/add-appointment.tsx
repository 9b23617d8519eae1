import { useEffect, useRef, useState } from 'react'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { Select } from '@/components/ui/select.tsx'
import { TextArea, TextField } from '@/components/ui/text-field.tsx'
import { booking } from '@/shared/booking.ts'
import { bookingFormSchema, type Way } from '@/shared/contracts/bookings.ts'
import {
  officeDay,
  officeTime,
  TOPIC_CHOICES,
  useHold,
  WAY_CHOICES,
} from '@/features/booking/public.ts'
import type { Problem } from '@/features/api/public.ts'
import { showToast } from '@/lib/toast.ts'
import { ChooseTime } from './choose-time.tsx'
import { useAction } from './use-action.ts'

type AddAppointmentProps = { today: string; onAdded: () => Promise<unknown>; onClose: () => void }

const EMPTY = { name: '', phone: '', email: '', note: '' }

/** Books for a caller or for someone who has walked in: an open time of the site, or any other. */
export default function AddAppointment({ today, onAdded, onClose }: AddAppointmentProps) {
  const [topic, setTopic] = useState<string>(booking.topics[0].id)
  const [way, setWay] = useState<Way>('office')
  const [fields, setFields] = useState(EMPTY)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { problem, isBusy, run } = useAction()
  const key = useRef<{ request: string; id: string }>(null)

  const form = useRef<HTMLFormElement>(null)
  useEffect(
    () => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
    [errors],
  )

  const [taken, setTaken] = useState<Problem | null>(null)
  const { start: picked, hold, pick, forget, settle } = useHold(topic, setTaken)
  const [other, setOther] = useState<string | null>(null)
  const start = other ?? picked
  /** The time that the server asked about, because the office is closed then. */
  const [asked, setAsked] = useState<string | null>(null)
  const isAsking = problem?.code === 'outside_hours' && asked === start

  const add = async (isSure: boolean) => {
    const parsed = bookingFormSchema.safeParse({ ...fields, way })
    const problems = parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])
    setErrors(Object.fromEntries(problems?.toReversed() ?? []))
    if (!parsed.success || start === null) return
    const settled = await settle()
    if (!settled.isChosen) return
    const request = JSON.stringify([parsed.data, topic, start])
    if (key.current?.request !== request) key.current = { request, id: crypto.randomUUID() }
    const wanted = { key: key.current.id, visitor: parsed.data, topic, start, isSure }
    setAsked(start)
    const booked = await run({ action: 'book', ...wanted, hold: settled.hold?.token }, onAdded)
    if (!booked) return
    showToast(`Booked: ${officeDay(start)}, ${officeTime(start)}.`)
    onClose()
  }
  const field = (name: keyof typeof EMPTY) => ({
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value }),
  })
  return (
    <form
      ref={form}
      noValidate
      method="dialog"
      aria-label="Add an appointment"
      onSubmit={(event) => {
        event.preventDefault()
        void add(false)
      }}
      className="no-print mb-6 grid gap-5 rounded bg-sheet p-4 shadow-sheet md:p-6"
    >
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Name" autoComplete="off" {...field('name')} />
        <TextField
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="off"
          {...field('phone')}
        />
        <TextField
          label="Email (optional)"
          hint="The confirmation and the private link go there."
          type="email"
          inputMode="email"
          autoComplete="off"
          {...field('email')}
        />
        <Select
          label="Topic"
          options={TOPIC_CHOICES}
          value={topic}
          onChange={(next) => {
            setTopic(next)
            setOther(null)
            forget()
          }}
        />
      </div>
      <Segmented legend="How will you meet?" options={WAY_CHOICES} value={way} onChange={setWay} />
      <ChooseTime
        key={topic}
        topic={topic}
        today={today}
        start={start}
        own={{ hold: hold?.token }}
        hasNow
        onPick={(next) => {
          setTaken(null)
          pick(next)
        }}
        onOther={(next) => {
          setTaken(null)
          forget()
          setOther(next)
        }}
      />
      <TextArea label="Note (optional)" rows={3} {...field('note')} />
      {(taken ?? problem) && !(problem?.code === 'outside_hours' && !isAsking) && (
        <FormProblem message={(taken ?? problem)?.message ?? ''} />
      )}
      <div className="flex flex-wrap gap-3">
        {isAsking ? (
          <Button disabled={isBusy} onClick={() => void add(true)}>
            Book anyway
          </Button>
        ) : (
          <Button type="submit" disabled={isBusy || start === null}>
            {start === null ? 'Pick a time' : `Book ${officeDay(start)}, ${officeTime(start)}`}
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          Do not book
        </Button>
      </div>
    </form>
  )
}
