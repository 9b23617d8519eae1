import type { ReactNode } from 'react'
import './steps.css'

type StepsProps = {
  steps: readonly { title: string; text: ReactNode; action?: ReactNode }[]
}

/** Numbered steps: columns, or rows on phones. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className="steps mt-3.5">
      {steps.map(({ title, text, action }, index) => (
        <li key={title} className="leading-[1.45]">
          <i aria-hidden className="block text-accent">
            {index + 1}
          </i>
          <h3 className="font-text text-body leading-[1.45] font-[650] tracking-normal">{title}</h3>
          <p className="mt-1 text-ui text-ink-2">{text}</p>
          {action}
        </li>
      ))}
    </ol>
  )
}
