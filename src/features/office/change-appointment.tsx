import { useEffect, useRef, useState } from 'react'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import {
  type Appointment,
  type DeskAnswer,
  MAX_ADDED_MESSAGE_LENGTH,
} from '@/shared/contracts/office.ts'
import { officeDay, officeTime } from '@/features/booking/public.ts'
import { showToast } from '@/lib/toast.ts'
import { ChooseTime } from './choose-time.tsx'
import { useAction } from './use-action.ts'
import { useEscape } from './use-panel.ts'

type ChangeAppointmentProps = {
  appointment: Appointment
  kind: 'move' | 'cancel'
  onClose: () => void
}

/** Moves or cancels an appointment for a client, after a preview of the mail that the client gets. */
export function ChangeAppointment({ appointment, kind, onClose }: ChangeAppointmentProps) {
  const { reference, version, name, email, secondEmail, topic } = appointment
  // The version the decision is based on. A refresh of the desk must not change it unnoticed.
  const [seen, setSeen] = useState(version)
  const [start, setStart] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const [preview, setPreview] = useState<DeskAnswer<'preview'> | null>(null)
  const { problem, isBusy, run, change } = useAction()
  const escape = useEscape(onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [preview])

  const look = async () => {
    const action = {
      action: 'preview',
      reference,
      message,
      ...(start !== null && { start }),
    } as const
    setPreview(await run(action))
  }
  const confirm = async () => {
    const done =
      start === null
        ? await change({ action: 'cancel', reference, version: seen, message })
        : await change({
            action: 'move',
            reference,
            version: seen,
            start,
            isSure: preview?.isOutside,
            message,
          })
    if (!done) return
    showToast(
      start === null ? 'The appointment has been canceled.' : 'The appointment has been moved.',
    )
    onClose()
  }
  if (!isBusy && version !== seen) {
    return (
      <section {...escape} className="no-print mt-3 rounded bg-tint p-4">
        <p role="alert" className="mb-4">
          {appointment.state === 'cancelled'
            ? 'This appointment has been canceled in the meantime.'
            : `This appointment has been changed in the meantime. It is now on ${officeDay(appointment.start)}, ${officeTime(appointment.start)}.`}
        </p>
        <div className="flex flex-wrap gap-3">
          {appointment.state === 'confirmed' && (
            <Button
              size="sm"
              onClick={() => {
                setSeen(version)
                setStart(null)
                setPreview(null)
              }}
            >
              Begin again
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={onClose}>
            Close
          </Button>
        </div>
      </section>
    )
  }
  const isReady = kind === 'cancel' || start !== null
  return (
    <section {...escape} className="no-print mt-3 rounded bg-tint p-4">
      <h3 ref={heading} tabIndex={-1} className="mb-3 text-[1.125rem]">
        {preview
          ? preview.mail
            ? `This email goes to ${preview.mail.to}${secondEmail ? ` and, without the private link, to ${secondEmail}` : ''}`
            : `${name} left no email address: please call`
          : kind === 'move'
            ? `Pick another time for ${name}`
            : `Cancel ${name}’s appointment?`}
      </h3>
      {!preview && kind === 'move' && (
        <ChooseTime topic={topic} start={start} own={{}} onPick={setStart} onOther={setStart} />
      )}
      {!preview && email && (
        <div className="mt-4">
          <TextField
            label="A sentence for the email (optional)"
            maxLength={MAX_ADDED_MESSAGE_LENGTH}
            value={message}
            error={problem?.fields?.message}
            onChange={({ target }) => setMessage(target.value)}
          />
        </div>
      )}
      {preview?.isOutside && (
        <p role="alert" className="mb-4 font-semibold text-red">
          This is outside the opening hours.
        </p>
      )}
      {preview?.mail && (
        <div className="mb-4 rounded bg-sheet p-4">
          <p className="font-[650]">{preview.mail.subject}</p>
          <p className="mt-2 max-w-measure text-small wrap-anywhere whitespace-pre-line">
            {preview.mail.text}
          </p>
        </div>
      )}
      {problem && <FormProblem message={problem.message} className="mb-4" />}
      <div className="mt-4 flex flex-wrap gap-3">
        {preview ? (
          <Button size="sm" disabled={isBusy} onClick={() => void confirm()}>
            {start === null
              ? 'Cancel the appointment'
              : `Move to ${officeDay(start)}, ${officeTime(start)}${preview.isOutside ? ' anyway' : ''}`}
          </Button>
        ) : (
          <Button size="sm" disabled={!isReady || isBusy} onClick={() => void look()}>
            Preview the email
          </Button>
        )}
        {preview && kind === 'move' && (
          <Button variant="outline" size="sm" onClick={() => setPreview(null)}>
            Pick another time
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={onClose}>
          Keep it as it is
        </Button>
      </div>
    </section>
  )
}
