import { useEffect, useRef, useState } from 'react'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { TextArea } from '@/components/ui/text-field.tsx'
import { MAX_NOTE_LENGTH } from '@/shared/contracts/bookings.ts'
import type { Appointment } from '@/shared/contracts/office.ts'
import { useAction } from './use-action.ts'
import { useEscape } from './use-panel.ts'

type OfficeNoteProps = { appointment: Appointment; onClose: () => void }

/** Writes, changes or empties the office's own note at an appointment. */
export function OfficeNote({ appointment, onClose }: OfficeNoteProps) {
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
