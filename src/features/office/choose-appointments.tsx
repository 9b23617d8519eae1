import { type ReactNode, useState } from 'react'
import { Segmented } from '@/components/ui/segmented.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import { type Appointment, MAX_ADDED_MESSAGE_LENGTH } from '@/shared/contracts/office.ts'
import { officeDay, officeTime } from '@/features/booking/public.ts'
import { ChooseMany } from './choose-many.tsx'
import { ConfirmMany } from './confirm-many.tsx'
import { useReadDesk } from './read-desk.tsx'

type ChooseAppointmentsProps = {
  /** The list's heading. */
  head: ReactNode
  appointments: Appointment[]
  children: (choiceOf: (appointment: Appointment) => ReactNode) => ReactNode
}

const cancel = (them: string) => `Cancel ${them}`

/** A list of appointments, of which several can be canceled together. */
export function ChooseAppointments(props: ChooseAppointmentsProps) {
  const { head, appointments, children } = props
  const { now } = useReadDesk()
  const isOpen = ({ state, start }: Appointment) => state === 'confirmed' && Date.parse(start) > now
  return (
    <ChooseMany
      what="appointments"
      head={head}
      shown={appointments.filter(isOpen)}
      label={cancel}
      confirm={(chosen, onClose) => <CancelMany chosen={chosen} onClose={onClose} />}
    >
      {(choiceOf) => children((appointment) => isOpen(appointment) && choiceOf(appointment))}
    </ChooseMany>
  )
}

type CancelManyProps = { chosen: Appointment[]; onClose: (isDone: boolean) => void }

/** Cancels the chosen appointments, with the usual mails or with none. */
function CancelMany({ chosen, onClose }: CancelManyProps) {
  const [isMailed, setIsMailed] = useState(true)
  const [message, setMessage] = useState('')
  return (
    <ConfirmMany
      items={chosen.map(({ reference, name, start, email }) => ({
        reference,
        text: `${name}, ${officeDay(start)}, ${officeTime(start)}${email ? '' : ' (no email address: please call)'}`,
      }))}
      what="appointment"
      label={cancel}
      past="Canceled"
      action={{
        action: 'cancelMany',
        chosen: chosen.map(({ reference, version }) => ({ reference, version })),
        isMailed,
        ...(isMailed && { message }),
      }}
      onClose={onClose}
    >
      <div className="mb-4 grid justify-items-start gap-2">
        <Segmented
          legend="Emails"
          options={[
            { value: 'each', label: 'One to each client' },
            { value: 'none', label: 'None' },
          ]}
          value={isMailed ? 'each' : 'none'}
          onChange={(value) => setIsMailed(value === 'each')}
        />
        <p className="max-w-measure text-small text-ink-2">
          {isMailed
            ? 'Each client with an email address hears that the appointment is canceled, and the office gets its copy.'
            : 'For made-up bookings. Neither the clients nor the office get an email, and emails that still wait are not sent.'}
        </p>
        {isMailed && (
          <div className="w-full max-w-measure">
            <TextField
              label="A sentence for the emails (optional)"
              maxLength={MAX_ADDED_MESSAGE_LENGTH}
              value={message}
              onChange={({ target }) => setMessage(target.value)}
            />
          </div>
        )}
      </div>
    </ConfirmMany>
  )
}
