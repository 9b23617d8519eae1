import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ProblemBox } from '@/components/problem-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { AppointmentCard } from './appointment-card.tsx'
import { ChooseAppointments } from './choose-appointments.tsx'
import { ChooseMessages } from './choose-messages.tsx'
import { readAction } from './desk-api.ts'
import { count } from './labels.ts'
import { Refetched } from './read-desk.tsx'
import { useFocusFallback } from './use-focus-fallback.ts'
import { useEscape } from './use-panel.ts'

type SearchResultsProps = { text: string; onClose: () => void }

/** The messages and appointments that match a text, from all that are stored. */
export default function SearchResults({ text, onClose }: SearchResultsProps) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['desk-search', text],
    queryFn: () => readAction({ action: 'find', text }),
    retry: false,
    placeholderData: keepPreviousData,
  })
  const escape = useEscape(onClose)
  const { messages = [], messageCount = 0, appointments = [], appointmentCount = 0 } = data ?? {}
  const isCut = messages.length < messageCount || appointments.length < appointmentCount
  return (
    <section aria-labelledby="found" {...escape} {...useFocusFallback<HTMLElement>()}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="found" aria-live="polite" className="text-[1.375rem]">
          {error
            ? 'The search did not work'
            : data && !isPlaceholderData
              ? `Found: ${count(messageCount, 'message')}, ${count(appointmentCount, 'appointment')}`
              : 'Searching…'}
        </h2>
        <Button variant="outline" size="sm" onClick={onClose}>
          Close the search
        </Button>
      </div>
      {error && (
        <ProblemBox onRetry={() => void refetch()}>
          <p>{error.message}</p>
        </ProblemBox>
      )}
      {data && messageCount + appointmentCount === 0 && !isPlaceholderData && (
        <p>Nothing matches. Try a part of the name, or the last digits of the number.</p>
      )}
      {isCut && (
        <p className="text-ui">
          Only the first {count(messages.length, 'message')} and{' '}
          {count(appointments.length, 'appointment')} are shown. Type more to narrow them down.
        </p>
      )}
      <Refetched refetch={refetch}>
        {messages.length > 0 && (
          <ChooseMessages
            key={`${text} messages`}
            head={<h3 className="text-[1.125rem]">Messages</h3>}
            messages={messages}
            isAnswered={false}
          />
        )}
        {appointments.length > 0 && (
          <ChooseAppointments
            key={`${text} appointments`}
            head={<h3 className="mt-6 text-[1.125rem]">Appointments</h3>}
            appointments={appointments}
          >
            {(choiceOf) => (
              <ul className="border-t border-rule">
                {appointments.map((appointment) => (
                  <AppointmentCard
                    key={appointment.reference}
                    appointment={appointment}
                    choice={choiceOf(appointment)}
                  />
                ))}
              </ul>
            )}
          </ChooseAppointments>
        )}
      </Refetched>
    </section>
  )
}
