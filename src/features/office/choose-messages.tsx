import type { ReactNode } from 'react'
import type { DeskMessage } from '@/shared/contracts/office.ts'
import { officeDay, officeTime } from '@/features/booking/public.ts'
import { ChooseMany } from './choose-many.tsx'
import { ConfirmMany } from './confirm-many.tsx'
import { MessageCard } from './message-card.tsx'

type ChooseMessagesProps = {
  /** The list's heading, if it needs one. */
  head?: ReactNode
  messages: DeskMessage[]
  /** Whether those to choose are answered, and opened again, or open, and marked as answered. */
  isAnswered: boolean
}

/** A list of messages, of which several can be marked as answered together, or opened again. */
export function ChooseMessages({ head, messages, isAnswered }: ChooseMessagesProps) {
  const isChoosable = ({ answeredAt }: DeskMessage) => (answeredAt !== null) === isAnswered
  const label = (them: string) => (isAnswered ? `Open ${them} again` : `Mark ${them} as answered`)
  return (
    <ChooseMany
      what="messages"
      head={head}
      shown={messages.filter(isChoosable)}
      label={label}
      confirm={(chosen, onClose) => (
        <ConfirmMany
          items={chosen.map(({ reference, name, receivedAt }) => ({
            reference,
            text: `${name}, received ${officeDay(receivedAt)}, ${officeTime(receivedAt)}`,
          }))}
          what="message"
          label={label}
          past={isAnswered ? 'Opened again' : 'Marked as answered'}
          action={{
            action: 'answerMany',
            chosen: chosen.map(({ reference, version }) => ({ reference, version })),
            isAnswered: !isAnswered,
          }}
          onClose={onClose}
        />
      )}
    >
      {(choiceOf) => (
        <ul className="border-t border-rule empty:border-t-0">
          {messages.map((message) => (
            <MessageCard
              key={message.reference}
              message={message}
              choice={isChoosable(message) && choiceOf(message)}
            />
          ))}
        </ul>
      )}
    </ChooseMany>
  )
}
