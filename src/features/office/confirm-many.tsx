import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import type { DeskAnswer } from '@/shared/contracts/office.ts'
import { count } from './labels.ts'
import { useAction } from './use-action.ts'
import { useEscape } from './use-panel.ts'
import type { Action } from './desk-api.ts'

type ConfirmManyProps = {
  /** Who is affected: a reference and how the desk names it. */
  items: { reference: string; text: string }[]
  /** "message" or "appointment". */
  what: string
  /** What happens to them, such as "Cancel 2 appointments", and afterwards. */
  label: (chosen: string) => string
  past: string
  action: Action<'cancelMany' | 'answerMany'>
  /** A choice to make before confirming. */
  children?: ReactNode
  onClose: (isDone: boolean) => void
}

const REASONS: Readonly<Record<string, string>> = {
  changed_elsewhere: 'changed in the meantime',
  too_late: 'has already begun',
  not_found: 'deleted in the meantime',
}

/** Says how many and who, changes them together once confirmed, and names those that stay as they are. */
export function ConfirmMany(props: ConfirmManyProps) {
  const { items, what, label, past, action, children, onClose } = props
  const [result, setResult] = useState<DeskAnswer<'cancelMany'> | null>(null)
  const { problem, isBusy, change } = useAction()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [result])
  const escape = useEscape(() => !isBusy && onClose(result !== null))
  const stayed = result?.refused ?? []
  return (
    <section {...escape} className="no-print mb-6 rounded bg-tint p-4">
      <h3 ref={heading} tabIndex={-1} className="mb-3 text-[1.125rem]">
        {result ? `${past}: ${count(result.done, what)}` : `${label(count(items.length, what))}?`}
      </h3>
      {!result && children}
      {stayed.length > 0 && (
        <>
          <p className="font-[650]">These stay as they are. Please look at them again:</p>
          <ul className="mb-4 text-small">
            {stayed.map(({ reference, code }) => (
              <li key={reference}>
                {items.find((item) => item.reference === reference)?.text ?? reference}:{' '}
                {REASONS[code] ?? 'could not be changed'}
              </li>
            ))}
          </ul>
        </>
      )}
      {problem && <FormProblem message={problem.message} className="mb-4" />}
      <div className="flex flex-wrap gap-3">
        {!result && (
          <Button size="sm" disabled={isBusy} onClick={() => void change(action).then(setResult)}>
            {label(count(items.length, what))}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy}
          onClick={() => onClose(result !== null)}
        >
          {result ? 'Close' : 'Keep as they are'}
        </Button>
      </div>
      {!result && (
        // Last, because it may be long.
        <ul aria-label="Who" className="mt-4 text-small">
          {items.map(({ reference, text }) => (
            <li key={reference}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
