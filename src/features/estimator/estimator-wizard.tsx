import { clsx } from 'clsx'
import { type Ref, Suspense, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary, SectionError } from '@/components/error-boundary.tsx'
import { ProblemBox } from '@/components/problem-box.tsx'
import { Button } from '@/components/ui/button.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { site } from '@/config/site.ts'
import { preloadChunk, retryableLazy } from '@/lib/lazy-loading.tsx'
import { ignoreDoubleClick, keepFocusOnDoubleClick } from '@/lib/ignore-double-click.ts'
import { prefersReducedMotion } from '@/lib/motion.ts'
import { whenIdle } from '@/lib/when-idle.ts'
import { STEPS } from '@/shared/estimator/questions.ts'
import type { EstimatorLayout } from './results.tsx'
import { opensResults } from './saved-answers.ts'
import { StepHeader } from './step-header.tsx'
import { loadLaterSteps, StepFields } from './steps/step-fields.tsx'
import { loadLaterObject } from './steps/step-object.tsx'
import { stepAfter, stepBefore, stepNumber } from './steps.ts'
import { useFocusOnStepChange } from './use-focus-on-step-change.ts'
import { useGrowth } from './use-growth.ts'
import { useEstimatorAnswers } from './use-estimator-answers.ts'
import { useWizardHistory } from './use-wizard-history.ts'
import {
  initialWizardState,
  reduceWizard,
  type WizardAction,
  type WizardState,
} from './wizard-state.ts'
import './wizard.css'

/** With every step's fields, since the results open them to change an answer. */
const loadResults = async () => {
  const [results] = await Promise.all([import('./results.tsx'), loadLaterSteps()])
  return results
}
/** Only for those who open a link while they have answers of their own. */
const SharedNotice = retryableLazy(() => import('./shared-notice.tsx'))
const loadFoot = () => import('./wizard-foot.tsx')
const WizardFoot = retryableLazy(loadFoot)
const Results = retryableLazy(loadResults)

type EstimatorWizardProps = {
  layout: EstimatorLayout
}

/** The estimator: its steps, then the results (R81-R155). */
export function EstimatorWizard({ layout }: EstimatorWizardProps) {
  const [state, dispatch] = useReducer(reduceWizard, initialWizardState)
  const saved = useEstimatorAnswers(state, dispatch)
  const dispatchInHistory = useWizardHistory(state, dispatch)
  const isShowingResults = state.step === 'results'
  const heading = useFocusOnStepChange(state.step, saved.isReady)
  // After the one above, which scrolls.
  const { background, measure } = useGrowth(isShowingResults)
  const card = useRef<HTMLElement>(null)
  // From here on, CardLoading keeps the place of what index.html expects.
  useLayoutEffect(() => {
    delete document.documentElement.dataset.estimate
  }, [])

  return (
    <section
      ref={card}
      id="estimate"
      aria-label="Estimate your cost"
      data-layout={layout}
      className="relative isolate flex scroll-mt-24 max-md:-scroll-mt-4 flex-col print:block"
    >
      <span
        ref={background}
        aria-hidden
        className="pad absolute inset-0 -z-1 origin-top-left rounded bg-sheet print:shadow-none"
      />
      <noscript>
        <p className="p-4.5 pb-0 text-small font-semibold">
          The estimator needs JavaScript. We can also price your return by phone:{' '}
          {site.phone.display}.
        </p>
      </noscript>
      <ErrorBoundary fallback={(retry) => <WizardProblem onRetry={retry} />}>
        <Suspense key={String(isShowingResults)} fallback={<CardLoading />}>
          {saved.isOpening ? (
            <CardLoading />
          ) : isShowingResults ? (
            <Results
              heading={heading}
              form={state.form}
              notice={state.notice}
              layout={layout}
              dispatch={(action) => {
                // Starting over from a shared estimate goes back to the visitor's own answers.
                if (action.type === 'startOver' && saved.choice) saved.choice.backToMine()
                else dispatchInHistory(action)
              }}
            />
          ) : (
            <QuestionForm
              state={state}
              heading={heading}
              dispatch={(action) => {
                if (action.type === 'calculate') measure()
                if (state.form.returnType === '' && action.type === 'answer')
                  showWhole(card.current)
                dispatchInHistory(action)
              }}
            />
          )}
          {saved.choice && <SharedNotice {...saved.choice} />}
        </Suspense>
      </ErrorBoundary>
      <p
        role="status"
        className={clsx(
          'no-print order-first rounded-t',
          saved.linkMessage && 'bg-brass-tint px-4.5 py-3 text-small font-semibold md:px-6.5',
        )}
      >
        {saved.linkMessage}
      </p>
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

/** After the first choice, scrolls to the top of a card that ends below the window, as on phones: Continue is there. */
function showWhole(card: HTMLElement | null): void {
  if (!card || card.getBoundingClientRect().bottom <= window.innerHeight) return
  card.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

type QuestionFormProps = {
  state: WizardState
  dispatch: (action: WizardAction) => void
  heading: Ref<HTMLHeadingElement>
}

function QuestionForm({ state, dispatch, heading }: QuestionFormProps) {
  const { step, form, notice } = state
  // Also true for answers from an earlier visit in this tab.
  const hasStarted = form.returnType !== ''
  useEffect(() => (hasStarted ? whenIdle(() => void loadAhead()) : undefined), [hasStarted])
  if (step === 'results') return null
  const isFirst = stepBefore(step) === step
  const isLast = stepAfter(step) === 'results'
  const isChoiceMissing = form.returnType === ''

  return (
    <form
      method="dialog"
      noValidate
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault()
        dispatch({ type: isLast ? 'calculate' : 'continue' })
      }}
    >
      {/* From the fourth step on, as high as its question: three times "No" is then one place to press. */}
      <div className={clsx('wizard-main flex flex-col', stepNumber(step) > 3 && 'min-h-0')}>
        <StepHeader step={step} />
        <div className="flex grow flex-col px-4.5 pt-3.5 md:px-6.5 md:pt-4">
          <h3
            ref={heading}
            tabIndex={-1}
            id="estimator-question"
            className="mb-3 font-text text-body leading-[1.35] font-[650] tracking-normal"
          >
            {STEPS[step].question}
          </h3>
          <div
            key={step}
            role={step === 'return-type' ? 'radiogroup' : 'group'}
            aria-labelledby="estimator-question"
            className="wizard-step flex grow animate-[appear_0.12s_linear] flex-col"
          >
            <StepFields step={step} form={form} notice={notice} dispatch={dispatch} />
          </div>
          <div className="mt-4 flex gap-2.5 max-[18em]:flex-wrap">
            <Button
              variant="outline"
              disabled={isFirst}
              // A double click skips no step (R109).
              onMouseDown={keepFocusOnDoubleClick}
              onClick={ignoreDoubleClick(() => dispatch({ type: 'back' }))}
            >
              Back
            </Button>
            <Button
              type="submit"
              disabled={isChoiceMissing}
              aria-describedby={isChoiceMissing ? 'estimator-reason' : undefined}
              className="flex-1"
              onMouseDown={keepFocusOnDoubleClick}
              onClick={ignoreDoubleClick(() => {})}
            >
              {isLast ? 'Calculate Savings' : 'Continue'}
            </Button>
          </div>
        </div>
      </div>
      <div className="px-6.5 py-3 text-micro leading-[1.4] text-ink-2 has-[button]:pb-0 max-md:px-4.5">
        <p id="estimator-reason">
          {isChoiceMissing
            ? 'Choose a return type to continue. No email needed.'
            : isFirst && 'About a minute. No documents, no email needed.'}
        </p>
        {!isFirst && (
          <Suspense>
            <WizardFoot form={form} step={step} />
          </Suspense>
        )}
      </div>
    </form>
  )
}

/**
 * Loads what the later steps need, in order, after the first answer. They then appear at once, even without a
 * connection. Also loads the typeface of the price, so that no other shows first.
 */
async function loadAhead(): Promise<void> {
  await loadLaterSteps()
  await preloadChunk(loadLaterObject)
  await preloadChunk(loadFoot)
  await preloadChunk(loadResults)
  await preloadChunk(() => document.fonts.load('1em "Besley Figures"'))
}

/** A step or the results could not be loaded. Says so if the visitor is offline. */
function WizardProblem({ onRetry }: { onRetry: () => void }) {
  const [isOffline, setIsOffline] = useState(() => !navigator.onLine)
  if (!isOffline) return <SectionError onRetry={onRetry} />
  return (
    <ProblemBox
      onRetry={() => {
        setIsOffline(!navigator.onLine)
        // A reload without a connection would lose the page.
        if (navigator.onLine) onRetry()
      }}
    >
      <p className="font-bold">You are offline. Your answers are kept.</p>
      <p className="mt-1">
        The next step needs a connection. You can also call <PhoneLink hasIcon={false} />.
      </p>
    </ProblemBox>
  )
}

/** The card's outline, at the size of what is coming. Says that it loads after a moment, so that nothing flickers. */
function CardLoading() {
  const { hash } = useLocation()
  const [isResults] = useState(() => opensResults(hash))
  return (
    <p
      role="status"
      className={clsx(
        'wizard-main flex flex-col p-6.5 font-display text-[1.375rem] font-[650]',
        'motion-safe:animate-[late_0s_200ms_backwards]',
        isResults && 'results-coming',
      )}
    >
      Loading...
    </p>
  )
}
