import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { STAYS_HERE } from '@/lib/wording.ts'
import { NeedsScript } from './needs-script.tsx'
import { noBreak } from './no-break.tsx'
import './tool-layout.css'

type ToolSheetProps = {
  /** The questions. On the left in wide windows. */
  answers: ReactNode
  /** The result. On the right in wide windows, on a sunken background. */
  result: ReactNode
  resultLabel: string
  /** Questions that printouts leave out. */
  hidesAnswersOnPaper?: boolean
  /** The result in a few words, or what to enter for one, for narrow screens, where it is below the questions. */
  short?: { label: string; text?: ReactNode; hint?: string }
}

/** A tax tool: one sheet with the questions beside the result, below the head of its page. Stacked on phones. */
export function ToolSheet(props: ToolSheetProps) {
  const { answers, result, resultLabel, hidesAnswersOnPaper = false, short } = props
  const section = useRef<HTMLElement>(null)
  const showResult = () => {
    section.current?.scrollIntoView({ block: 'start' })
    section.current?.focus({ preventScroll: true })
  }
  return (
    // The drawing stands on its upper right corner.
    <div
      className={clsx(
        'tool-sheet grid grid-cols-1 rounded bg-sheet shadow-sheet lg:grid-cols-2 lg:rounded-tr-none',
        hidesAnswersOnPaper ? 'print:block' : 'print:grid-cols-2',
      )}
    >
      <div className={clsx('tool-form', hidesAnswersOnPaper && 'no-print')}>
        <NeedsScript text="These questions need JavaScript. The rest of the page can be read without it." />
        <div className="lg:sticky lg:top-[84px]">
          {answers}
          <p className="no-print mt-5 text-small text-ink-2">{STAYS_HERE}</p>
        </div>
        {short && (
          <ResultBar label={short.label} onShow={showResult}>
            {short.hint ? (
              <span className="text-small">{short.hint}</span>
            ) : (
              <span className="font-display text-[1.25rem] max-[18em]:text-ui leading-tight font-[650] text-brass">
                {short.text}
              </span>
            )}
          </ResultBar>
        )}
      </div>
      <section ref={section} tabIndex={-1} aria-label={resultLabel} className="border-rule">
        <div className="lg:sticky lg:top-[84px]">{result}</div>
      </section>
    </div>
  )
}

type ResultBarProps = {
  label: string
  /** The result in a few words or digits. */
  children: ReactNode
  onShow: () => void
}

/**
 * On narrow screens, in an element of class "tool-form": the result below the questions, in view while they are, so
 * that an answer never has to scroll the page. Leads to the full result.
 */
export function ResultBar({ label, children, onShow }: ResultBarProps) {
  return (
    <button type="button" onClick={onShow} className="result-bar no-print text-left lg:hidden">
      <span className="text-small font-[650]">{noBreak(label)}</span>
      <span className="flex items-center gap-2">
        {children}
        <ChevronDown size={20} className="flex-none" />
        <span className="sr-only">Go to the result</span>
      </span>
    </button>
  )
}
