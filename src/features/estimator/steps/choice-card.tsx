import type { ReactNode } from 'react'
import { noBreak } from '@/components/no-break.tsx'

type ChoiceCardProps = {
  /** The name that the cards of one question share. */
  name: string
  label: string
  /** Beside the label. */
  hint?: string
  help?: string
  icon?: ReactNode
  checked: boolean
  onChoose: () => void
}

/** One of a question's answers, as a radio button on a card. */
export function ChoiceCard(props: ChoiceCardProps) {
  const { name, label, hint, help, icon, checked, onChoose } = props
  return (
    <label className="choice-card cursor-pointer rounded state-fade">
      {icon}
      <span>
        <b className="text-body leading-tight font-[650]">{noBreak(label)}</b>
        {hint && (
          <>
            {' '}
            <small className="text-small text-ink-2">{noBreak(hint)}</small>
          </>
        )}
        {help && (
          <span className="choice-help text-[0.875rem] leading-[1.35] text-ink-2">{help}</span>
        )}
      </span>
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="m-0 size-5 cursor-pointer appearance-none rounded-full border-2 border-line bg-sheet shadow-none outline-none checked:border-[6px] checked:border-river dark:checked:border-brass-fill forced-colors:appearance-auto"
      />
    </label>
  )
}
