import { type ReactNode, Suspense } from 'react'
import type { Appointment } from '@/shared/contracts/office.ts'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { ChooseMany } from './choose-many.tsx'
import { useReadDesk } from './read-desk.tsx'

const CancelMany = retryableLazy(() => import('./cancel-many.tsx'))

type ChooseAppointmentsProps = {
  /** The list's heading. */
  head: ReactNode
  appointments: Appointment[]
  children: (choiceOf: (appointment: Appointment) => ReactNode) => ReactNode
}

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
      label={(them) => `Cancel ${them}`}
      confirm={(chosen, onClose) => (
        <ErrorBoundary>
          <Suspense>
            <CancelMany chosen={chosen} onClose={onClose} />
          </Suspense>
        </ErrorBoundary>
      )}
    >
      {(choiceOf) => children((appointment) => isOpen(appointment) && choiceOf(appointment))}
    </ChooseMany>
  )
}
