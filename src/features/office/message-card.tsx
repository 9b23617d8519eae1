import type { ReactNode } from 'react'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { DeskMessage } from '@/shared/contracts/office.ts'
import { officeDay, officeTime } from '@/features/booking/public.ts'
import { ClientEmail, ClientPhone } from './client-links.tsx'
import { useReadDesk } from './read-desk.tsx'
import { useAction } from './use-action.ts'
import { useFocusFallback } from './use-focus-fallback.ts'

type MessageCardProps = {
  message: DeskMessage
  /** A checkbox, while several are chosen. */
  choice?: ReactNode
}

/** One message. Replies are written in the mail program, with the reference in the subject. */
export function MessageCard({ message, choice }: MessageCardProps) {
  const { reference, version, name, email, phone, answeredAt, answeredBy } = message
  const { problem, isBusy, change } = useAction()
  const { now } = useReadDesk()
  const isOpen = answeredAt === null
  const answer = () => void change({ action: 'answer', reference, version, isAnswered: isOpen })
  const isOverdue = isOpen && Date.parse(message.replyBy) < now
  const moment = (at: string) => `${officeDay(at)}, ${officeTime(at)}`
  return (
    <li
      {...useFocusFallback<HTMLLIElement>()}
      className="break-inside-avoid border-b border-rule py-3"
    >
      {choice}
      <div className="grid gap-x-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <p>
            <b className="font-[650] wrap-anywhere">{name}</b>{' '}
            <span className="text-small text-ink-2">{reference}</span>
          </p>
          <p className="text-small text-ink-2">
            Received {moment(message.receivedAt)}
            {isOpen
              ? !isOverdue && `. Answer by ${moment(message.replyBy)}`
              : `. Answered ${moment(answeredAt)} by ${answeredBy}`}
          </p>
          {isOverdue && (
            <p className="text-small font-semibold text-red">
              Overdue: answer by {moment(message.replyBy)}
            </p>
          )}
          <p className="mt-2 max-w-measure wrap-anywhere whitespace-pre-line">{message.message}</p>
          <p className="flex flex-wrap gap-x-4">
            <ClientEmail email={email} subject={`Your message ${reference}`} lead="Reply to " />
            <ClientPhone phone={phone} />
          </p>
        </div>
        <div className="no-print max-md:mt-1">
          <Button variant="outline" size="sm" disabled={isBusy} onClick={answer}>
            {isOpen ? 'Mark as answered' : 'Open again'}
            <span className="sr-only">: {name}</span>
          </Button>
        </div>
      </div>
      {problem && <FormProblem message={problem.message} className="mt-3" />}
    </li>
  )
}
