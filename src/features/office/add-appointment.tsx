import { useState } from 'react'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { TextArea } from '@/components/ui/text-field.tsx'
import { bookingFormSchema } from '@/shared/contracts/bookings.ts'
import type { Appointment } from '@/shared/contracts/office.ts'
import { officeDay, officeTime, useHold } from '@/features/booking/public.ts'
import type { Problem } from '@/features/api/public.ts'
import { officeClock } from '@/shared/office-date.ts'
import { officeMoment } from '@/shared/office-moment.ts'
import { showToast } from '@/lib/toast.ts'
import { againFor, ClientFields, fieldErrors, NO_CLIENT } from './client-fields.tsx'
import { ChooseTime, type OfficeMoment } from './choose-time.tsx'
import { useReadDesk } from './read-desk.tsx'
import { useAction } from './use-action.ts'
import { useEscape } from './use-panel.ts'

type AddAppointmentProps = {
  /** An earlier appointment of the same client. */
  earlier?: Appointment
  /** The time it begins with. */
  at?: OfficeMoment | undefined
  onClose: () => void
}

/** Books for a caller or for someone who has walked in: an open time of the site, or any other. */
export function AddAppointment({ earlier, at, onClose }: AddAppointmentProps) {
  const { sendsTexts } = useReadDesk().desk
  const [client, setClient] = useState(() => (earlier ? againFor(earlier) : NO_CLIENT))
  const { topic, ...visitor } = client
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { problem, isBusy, change } = useAction()
  const escape = useEscape(onClose)

  const [taken, setTaken] = useState<Problem | null>(null)
  const { start: picked, hold: held, pick, forget, settle } = useHold(topic, setTaken)
  const [other, setOther] = useState(at ? officeMoment(at.day, at.time) : null)
  const start = other ?? picked
  // Another time was pressed in the calendar. The client's fields stay.
  const [seenAt, setSeenAt] = useState(at)
  if (at !== seenAt) {
    setSeenAt(at)
    if (at) setOther(officeMoment(at.day, at.time))
  }
  /** The time that the server asked about, because the office is closed then. */
  const [asked, setAsked] = useState<string | null>(null)
  const isAsking = problem?.code === 'outside_hours' && asked === start

  const add = async (isSure: boolean) => {
    const parsed = bookingFormSchema.safeParse({ ...visitor, note })
    setErrors(fieldErrors(parsed.error))
    if (!parsed.success || start === null) return
    const settled = await settle()
    if (!settled.isChosen) return
    const wanted = { visitor: parsed.data, topic, start, isSure }
    setAsked(start)
    const contents = [parsed.data, topic, start]
    const hold = settled.hold?.token
    const booked = await change((keyFor) => ({
      action: 'book',
      key: keyFor(contents),
      ...wanted,
      hold,
    }))
    if (!booked) return
    showToast(`Booked: ${officeDay(start)}, ${officeTime(start)}.`)
    onClose()
  }
  const title = earlier ? `Book ${earlier.name} again` : 'Add an appointment'
  const Heading = earlier ? 'h3' : 'h2'
  return (
    <form
      {...escape}
      noValidate
      method="dialog"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        void add(false)
      }}
      className="no-print mb-6 grid gap-5 rounded bg-sheet p-4 shadow-sheet md:p-6"
    >
      <div>
        <Heading className="text-[1.375rem]">{title}</Heading>
        {start !== null && (
          <p className="num font-[650]">
            {officeDay(start)}, {officeTime(start)}
          </p>
        )}
      </div>
      <ClientFields
        client={client}
        errors={errors}
        sendsTexts={sendsTexts}
        onChange={(next) => {
          setClient(next)
          if (next.topic !== topic) forget()
        }}
      />
      <ChooseTime
        key={`${topic} ${at?.day} ${at?.time}`}
        topic={topic}
        start={start}
        own={{ hold: held?.token }}
        hasNow
        at={other === null ? undefined : momentOf(other)}
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
      <TextArea
        label="Note (optional)"
        rows={3}
        value={note}
        error={errors.note}
        onChange={({ target }) => setNote(target.value)}
      />
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

function momentOf(instant: string): OfficeMoment {
  const [day = '', time = ''] = officeClock(Date.parse(instant)).split(' ')
  return { day, time }
}
