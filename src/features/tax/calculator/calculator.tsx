import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { Button } from '@/components/ui/button.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { site } from '@/config/site.ts'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { useIsPrinting } from '@/lib/use-is-printing.ts'
import { STAYS_HERE } from '@/lib/wording.ts'
import { Actions } from './actions.tsx'
import { AnswerList } from './answer-list.tsx'
import { type AnswerId, answerOf } from './answers.ts'
import {
  initialCalculatorState,
  isUntouched,
  reduceCalculator,
  shownScenario,
} from './calculator-state.ts'
import { CoverageNote } from './coverage-note.tsx'
import { answerElementId } from './field-grid.tsx'
import { FIRST_FIELDS } from './fields/first.ts'
import type { GroupId } from './fields.ts'
import { QuestionForm } from './question-form.tsx'
import { NO_INCOME, RefundBar } from './result-figure.tsx'
import { ResultPanel } from './result-panel.tsx'
import { writeShareHash } from './share-link.ts'
import { useCalculatorAnswers } from './use-calculator-answers.ts'
import { useTaxEngine } from './use-tax-engine.ts'
import './calculator.css'

const Comparison = retryableLazy(() => import('./comparison.tsx'))

const SCENARIOS = [
  { value: '0', label: 'First scenario' },
  { value: '1', label: 'Second scenario' },
] as const

/** The tax calculator below the page's own heading: answers on the left, the result on the right. */
export function Calculator({ heading }: { heading: ReactNode }) {
  const [state, dispatch] = useReducer(reduceCalculator, initialCalculatorState)
  const message = useCalculatorAnswers(state, dispatch)
  const { run, hasFailed, load } = useTaxEngine(!isUntouched(state))
  const isPrinting = useIsPrinting()
  const resultHeading = useRef<HTMLHeadingElement>(null)

  const { answers, valid } = shownScenario(state)
  const { texts, errors } = answers
  const onAnswer = useCallback(
    (id: AnswerId, text: string) => dispatch({ type: 'answer', id, text }),
    [],
  )

  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])
  const getHash = useCallback(
    () => writeShareHash(latest.current.scenarios.map((scenario) => scenario.valid)),
    [],
  )

  // The result may follow a moment later, so that typing never waits for it.
  const scenarios = useDeferredValue(state.scenarios)
  const calculations = useMemo(
    () => scenarios.map((scenario) => run?.(scenario.valid) ?? null),
    [run, scenarios],
  )
  const calculation = calculations[state.shown] ?? calculations[0] ?? null
  const [first, second] = calculations
  const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(new Set())
  const onToggle = useCallback((id: string, isOpen: boolean) => {
    setOpenGroups((open) => toggled(open, id, isOpen))
  }, [])
  const askOhio = useCallback(() => {
    flushSync(() => onToggle('payments' satisfies GroupId, true))
    document.getElementById(answerElementId('ohioWithholding'))?.querySelector('input')?.focus()
  }, [onToggle])

  return (
    <div className="wrap">
      <div className="calculator-head flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pt-1.5 pb-3.5">
        {heading}
        <div className="no-print">
          <Segmented
            isInline
            legend="Tax year"
            options={FIRST_FIELDS.taxYear.options}
            value={answerOf(texts, 'taxYear')}
            onChange={(year) => onAnswer('taxYear', year)}
          />
        </div>
      </div>

      <div id="calculator" className="scroll-mt-24">
        <noscript>
          <p className="pb-4 font-semibold">
            The calculator needs JavaScript. We can also help by phone: {site.phone.display}.
          </p>
        </noscript>
        <p role="status" className="no-print pb-4 font-semibold text-brass empty:absolute">
          {message}
        </p>
        <div className="grid rounded bg-sheet shadow-sheet lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] print:block">
          <form
            method="dialog"
            noValidate
            aria-label="Your figures"
            className="tool-form no-print min-w-0 px-4.5 pt-5.5 pb-6 md:px-7.5 md:pt-7 md:pb-8"
            onSubmit={(event) => event.preventDefault()}
          >
            {state.scenarios.length === 2 && (
              <div className="mb-5">
                <Segmented
                  legend="You are filling in"
                  options={SCENARIOS}
                  value={state.shown === 0 ? '0' : '1'}
                  onChange={(index) => dispatch({ type: 'show', index: index === '0' ? 0 : 1 })}
                />
              </div>
            )}
            <QuestionForm
              key={state.shown}
              answers={answers}
              onAnswer={onAnswer}
              openGroups={openGroups}
              onToggle={onToggle}
            />
            <Actions
              isComparing={state.scenarios.length === 2}
              isUntouched={isUntouched(state)}
              isCleared={state.cleared !== null}
              getHash={getHash}
              dispatch={dispatch}
            />
            <p className="mt-5 text-small text-ink-2">{STAYS_HERE}</p>
            <RefundBar
              calculation={calculation}
              onShow={() => {
                resultHeading.current?.scrollIntoView({ block: 'center' })
                resultHeading.current?.focus({ preventScroll: true })
              }}
            />
          </form>
          <div className="min-w-0 rounded-b border-rule bg-tint px-4.5 pt-5.5 pb-6 max-lg:border-t md:px-7.5 lg:rounded-r lg:rounded-bl-none lg:border-l lg:pt-0 lg:pb-8">
            {isPrinting && <AnswerList answers={valid} />}
            {hasFailed ? (
              <LoadingFailed onRetry={load} />
            ) : (
              <ResultPanel
                heading={resultHeading}
                calculation={calculation}
                isStale={errors.size > 0}
                onAskOhio={askOhio}
                emptyText={
                  run === null && Object.keys(texts).length > 0
                    ? 'Loading the tax figures…'
                    : NO_INCOME
                }
              />
            )}
          </div>
        </div>
        {first && second && (
          <ErrorBoundary loading={null}>
            <Comparison first={first} second={second} />
          </ErrorBoundary>
        )}
        <CoverageNote />
      </div>
    </div>
  )
}

/** The set with or without an ID; the same one if nothing changes. */
function toggled(open: ReadonlySet<string>, id: string, isOpen: boolean): ReadonlySet<string> {
  if (open.has(id) === isOpen) return open
  return new Set(isOpen ? [...open, id] : [...open].filter((other) => other !== id))
}

function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="pt-7">
      <h2 className="text-[1.25rem]">The tax figures could not be loaded</h2>
      <p className="mt-2 mb-4">
        Your answers are safe. Check your connection, or call {site.phone.display}.
      </p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
