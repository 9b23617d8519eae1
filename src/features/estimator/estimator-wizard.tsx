import { clsx } from 'clsx'
import { type Ref, Suspense, useReducer } from 'react'
import { ErrorBoundary } from '@/components/error-boundary'
import { Button } from '@/components/ui/button'
import { site } from '@/config/site'
import { lazyPart } from '@/lib/lazy-part'
import { once } from '@/lib/once'
import { loadQuietly } from '@/lib/stale-files'
import { whenIdle } from '@/lib/when-idle'
import { QUESTIONS } from './questions'
import { StepHeader } from './step-header'
import { ReturnTypeStep } from './steps/return-type-step'
import { useFocusOnStepChange } from './use-focus-on-step-change'
import { useEstimatorAnswers } from './use-estimator-answers'
import { useWizardHistory } from './use-wizard-history'
import {
  initialWizardState,
  isQuestionStep,
  LAST_QUESTION,
  reduceWizard,
  type WizardAction,
  type WizardState,
} from './wizard-state'

/** Asked for ahead of time by the last questions. */
export const loadResults = () => import('./results')
const loadStepFields = () => import('./steps/step-fields')
const StepFields = lazyPart(loadStepFields)
const Results = lazyPart(loadResults)

/** "full" gives the results the page's width; "compact" is for pages that embed the estimator (D6). */
export type EstimatorLayout = 'full' | 'compact'

export type EstimatorWizardProps = {
  layout: EstimatorLayout
}

/** The estimator: seven questions, then the results (R81-R155). */
export function EstimatorWizard({ layout }: EstimatorWizardProps) {
  const [state, dispatch] = useReducer(reduceWizard, initialWizardState)
  const saved = useEstimatorAnswers(state, dispatch)
  const act = useWizardHistory(state, dispatch)
  const heading = useFocusOnStepChange(state.step, saved.status === 'ready')

  const isShowingResults = !isQuestionStep(state.step)

  return (
    <section
      id="estimate"
      aria-label="Estimate your cost"
      className="pad relative flex scroll-mt-24 flex-col rounded bg-sheet print:block print:shadow-none"
    >
      <noscript>
        <p className="p-4.5 pb-0 text-small font-semibold">
          Pricing a return needs JavaScript. By phone it works without: {site.phone.display}.
        </p>
      </noscript>
      <ErrorBoundary>
        <Suspense key={String(isShowingResults)} fallback={<CardLoading />}>
          {saved.status === 'opening' ? (
            <CardLoading />
          ) : isShowingResults ? (
            <Results
              heading={heading}
              form={state.form}
              notice={state.notice}
              layout={layout}
              dispatch={act}
            />
          ) : (
            <QuestionForm state={state} dispatch={act} heading={heading} />
          )}
        </Suspense>
      </ErrorBoundary>
      <p
        role="status"
        className={clsx(
          'no-print text-small text-brass',
          saved.message && [
            'px-4.5 md:px-6.5',
            isShowingResults ? 'order-first pt-3.5' : 'pb-4.5 md:pb-5.5',
          ],
        )}
      >
        {saved.message}
      </p>
    </section>
  )
}

type QuestionFormProps = {
  state: WizardState
  dispatch: (action: WizardAction) => void
  heading: Ref<HTMLHeadingElement>
}

function QuestionForm({ state, dispatch, heading }: QuestionFormProps) {
  const { step, form, notice } = state
  if (!isQuestionStep(step)) return null
  const question = QUESTIONS[step]
  const isChoiceMissing = form.returnType === ''
  const isLast = step === LAST_QUESTION

  return (
    <form
      method="dialog"
      noValidate
      className="no-print flex min-h-[29rem] flex-col md:min-h-[28.75rem]"
      onSubmit={(event) => {
        event.preventDefault()
        dispatch({ type: isLast ? 'calculate' : 'continue' })
      }}
      // After the choice is seen.
      onChange={() => whenIdle(() => void loadQuietly(loadStepFields))}
    >
      <StepHeader step={step} />
      <div className="flex grow flex-col px-4.5 pt-3.5 pb-4.5 md:px-6.5 md:pt-4.5 md:pb-5.5">
        <h3
          ref={heading}
          tabIndex={-1}
          id="estimator-question"
          className="mb-3 font-text text-[1.0625rem] leading-[1.35] font-[650] tracking-normal"
        >
          {question.title}
        </h3>
        <div
          role={step === 0 ? 'radiogroup' : 'group'}
          aria-labelledby="estimator-question"
          className="grow"
        >
          {step === 0 ? (
            <ReturnTypeStep form={form} dispatch={dispatch} />
          ) : (
            <Suspense key={step} fallback={<p role="status">Loading...</p>}>
              <StepFields step={step} form={form} dispatch={dispatch} />
            </Suspense>
          )}
          <p role="status" className="mt-3 text-small font-semibold text-brass empty:absolute">
            {notice}
          </p>
        </div>
        <div className="mt-4.5 flex gap-2.5">
          <Button
            variant="outline"
            disabled={step === 0}
            // A double click skips no step (R109).
            onClick={once(() => dispatch({ type: 'back' }))}
          >
            Back
          </Button>
          <Button
            type="submit"
            disabled={isChoiceMissing}
            aria-describedby={isChoiceMissing ? 'estimator-reason' : undefined}
            className="flex-1"
            onClick={once(() => {})}
          >
            {isLast ? 'Calculate Savings' : 'Continue'}
          </Button>
        </div>
        {isChoiceMissing ? (
          <p id="estimator-reason" className="mt-3 text-micro leading-[1.4] text-ink-2">
            Choose a return type to continue. About a minute; no documents, no email needed.
          </p>
        ) : (
          <p className="mt-3 text-micro leading-[1.4] text-ink-2">
            About a minute. No documents, no email needed.
          </p>
        )}
      </div>
    </form>
  )
}

function CardLoading() {
  return (
    <p role="status" className="min-h-[29rem] p-6.5 font-display text-[1.375rem] font-[650]">
      Loading...
    </p>
  )
}
