import { useEffect, useEffectEvent, useState } from 'react'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import type { DeskAnswer, DeskResponse } from '@/shared/contracts/office.ts'
import { AppointmentCard } from './appointment-card.tsx'
import { MessageCard } from './message-card.tsx'
import { useAction } from './use-action.ts'
import { useFocusFallback } from './use-focus-fallback.ts'
import { count } from './labels.ts'

type MessagesProps = {
  desk: DeskResponse
  /** When the desk was read, in milliseconds. */
  now: number
  /** A reference to search for at once. */
  linked: string | undefined
  onChanged: () => Promise<unknown>
}

/** Open and answered messages, and a search that finds appointments too. */
export function Messages({ desk, now, linked, onChanged }: MessagesProps) {
  const [shown, setShown] = useState<'open' | 'answered'>('open')
  const [text, setText] = useState(linked ?? '')
  const [found, setFound] = useState<DeskAnswer<'find'> | null>(null)
  const { problem, isBusy, run } = useAction()
  const messages = desk.messages.filter(
    ({ answeredAt }) => (answeredAt === null) === (shown === 'open'),
  )
  const search = async () => {
    if (text.trim() === '') return setFound(null)
    setFound(await run({ action: 'find', text }))
  }
  const findLinked = useEffectEvent(search)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the search starts by itself, and shows that it is running
    if (linked !== undefined) void findLinked()
  }, [linked])
  const changed = async () => {
    await Promise.all([onChanged(), found && search()])
  }
  return (
    <section aria-labelledby="messages" {...useFocusFallback<HTMLElement>()}>
      <form
        role="search"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          void search()
        }}
        className="no-print mb-6 flex flex-wrap items-end gap-3"
      >
        <div className="grow">
          <TextField
            label="Search"
            hint="A name, an address, a number or a reference."
            type="search"
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              if (target.value === '') setFound(null)
            }}
          />
        </div>
        <Button type="submit" disabled={isBusy}>
          Search
        </Button>
      </form>
      {problem && <FormProblem message={problem.message} />}
      {found ? (
        <>
          <h2 id="messages" className="mb-3 text-[1.375rem]" aria-live="polite">
            Found: {count(found.messages.length, 'message')},{' '}
            {count(found.appointments.length, 'appointment')}
          </h2>
          <ul className="border-t border-rule">
            {found.messages.map((message) => (
              <MessageCard key={message.reference} message={message} onChanged={changed} />
            ))}
            {found.appointments.map((appointment) => (
              <AppointmentCard
                key={appointment.reference}
                appointment={appointment}
                desk={desk}
                now={now}
                hasDay
                onChanged={changed}
              />
            ))}
          </ul>
        </>
      ) : (
        <>
          <h2 id="messages" className="sr-only">
            Messages
          </h2>
          <Segmented
            legend="Which messages"
            isInline
            options={[
              { value: 'open', label: `Open (${desk.openCount})` },
              { value: 'answered', label: 'Answered' },
            ]}
            value={shown}
            onChange={setShown}
          />
          {messages.length === 0 && <p className="mt-4">No {shown} messages.</p>}
          <ul className="mt-4 border-t border-rule">
            {messages.map((message) => (
              <MessageCard key={message.reference} message={message} onChanged={changed} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
