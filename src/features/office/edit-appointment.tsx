import { useEffect, useRef, useState } from 'react'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { TextArea } from '@/components/ui/text-field.tsx'
import { bookingFormSchema, MAX_NOTE_LENGTH } from '@/shared/contracts/bookings.ts'
import type { Appointment } from '@/shared/contracts/office.ts'
import { showToast } from '@/lib/toast.ts'
import { ClientFields, clientOf, fieldErrors } from './client-fields.tsx'
import { useAction } from './use-action.ts'
import { useEscape } from './use-panel.ts'

type EditAppointmentProps = { appointment: Appointment; onClose: () => void }

/** Changes who an appointment is with, what it is about and how they meet. */
export function EditAppointment({ appointment, onClose }: EditAppointmentProps) {
  const { reference } = appointment
  // What the change is based on. A refresh of the desk must not change it unnoticed.
  const [version] = useState(appointment.version)
  const [client, setClient] = useState(() => clientOf(appointment))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { problem, isBusy, change } = useAction()
  const escape = useEscape(onClose)
  const isAsking = problem?.code === 'outside_hours'
  const save = async (isSure: boolean) => {
    const { topic, ...fields } = client
    const parsed = bookingFormSchema.safeParse(fields)
    setErrors(fieldErrors(parsed.error))
    if (!parsed.success) return
    const action = { action: 'correct', reference, version, visitor: parsed.data, topic } as const
    if (!(await change({ ...action, isSure }))) return
    showToast('The appointment has been changed.')
    onClose()
  }
  return (
    <form
      {...escape}
      noValidate
      method="dialog"
      aria-label={`Edit ${appointment.name}’s appointment`}
      onSubmit={(event) => {
        event.preventDefault()
        void save(isAsking)
      }}
      className="no-print mt-3 grid gap-5 rounded bg-tint p-4"
    >
      <ClientFields client={client} errors={errors} onChange={setClient} />
      <p className="max-w-measure text-small text-ink-2">
        If an email address, the topic or how you meet changes, the client and a second person get a
        new confirmation by email. A client’s new address gets a new private link, and the old link
        stops working.
      </p>
      {problem && <FormProblem message={problem.message} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" disabled={isBusy}>
          {isAsking ? 'Save anyway' : 'Save the changes'}
        </Button>
        <Button variant="outline" size="sm" onClick={onClose}>
          Keep it as it is
        </Button>
      </div>
    </form>
  )
}

/** Writes, changes or empties the office's own note at an appointment. */
export function OfficeNote({ appointment, onClose }: EditAppointmentProps) {
  const { reference, officeNote } = appointment
  // What the note is based on. A refresh of the desk must not change it unnoticed.
  const [version] = useState(appointment.version)
  const [text, setText] = useState(officeNote ?? '')
  const { problem, isBusy, change } = useAction()
  const escape = useEscape(onClose)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const save = async () => {
    if (await change({ action: 'note', reference, version, text })) onClose()
  }
  return (
    <form
      {...escape}
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="no-print mt-3 grid gap-4 rounded bg-tint p-4"
    >
      <TextArea
        ref={field}
        label="Office note"
        hint="For the desk only. The client never gets it."
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        error={problem?.fields?.text}
        onChange={({ target }) => setText(target.value)}
      />
      {problem && <FormProblem message={problem.message} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" disabled={isBusy}>
          Save the note
        </Button>
        <Button variant="outline" size="sm" onClick={onClose}>
          Do not save
        </Button>
      </div>
    </form>
  )
}
