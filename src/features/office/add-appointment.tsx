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
  TimePicker,
  TOPIC_CHOICES,
  useHold,
  WAY_CHOICES,
} from '@/features/booking/public.ts'
import type { Problem } from '@/features/api/public.ts'
import { showToast } from '@/lib/toast.ts'
import { useAction } from './use-action.ts'

type AddAppointmentProps = { today: string; onAdded: () => Promise<unknown>; onClose: () => void }

const EMPTY = { name: '', phone: '', email: '', note: '' }

/** Books for a caller, with the same times and rules as on the site. */
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
  const { start, hold, pick, forget, settle } = useHold(topic, setTaken)

  const add = async () => {
    const parsed = bookingFormSchema.safeParse({ ...fields, way })
    const problems = parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])
    setErrors(Object.fromEntries(problems?.toReversed() ?? []))
    if (!parsed.success || start === null) return
    const settled = await settle()
    if (!settled.isChosen) return
    const request = JSON.stringify([parsed.data, topic, start])
    if (key.current?.request !== request) key.current = { request, id: crypto.randomUUID() }
    const wanted = { key: key.current.id, visitor: parsed.data, topic, start }
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
        void add()
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
            forget()
          }}
        />
      </div>
      <Segmented legend="How will you meet?" options={WAY_CHOICES} value={way} onChange={setWay} />
      <TimePicker
        key={topic}
        topic={topic}
        today={today}
        start={start}
        own={{ hold: hold?.token }}
        onPick={(next) => {
          setTaken(null)
          pick(next)
        }}
      />
      <TextArea label="Note (optional)" rows={3} {...field('note')} />
      {(taken ?? problem) && <FormProblem message={(taken ?? problem)?.message ?? ''} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isBusy || start === null}>
          {start === null ? 'Pick a time' : `Book ${officeDay(start)}, ${officeTime(start)}`}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Do not book
        </Button>
      </div>
    </form>
  )
}
