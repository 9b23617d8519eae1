import '@/styles/all.css'
import { type Ref, startTransition, useState } from 'react'
import { Button } from '@/components/ui/button'
import { site } from '@/config/site'
import type { EstimatorLayout } from './estimator-wizard'
import type { EstimatorForm } from './form'
import { isMissingBasePrice, ledgerLines, summarizeReturn, unpricedItems } from './ledger'
import { ChangeableLedger, CompetitorLedger } from './ledger-tables'
import { LedgerBox } from './ledger-box'
import { estimatePrice } from './pricing'
import { ResultCards } from './result-cards'
import { ResultNotes } from './result-notes'
import { ShareActions } from './share-actions'
import { type QuestionStep, type WizardAction } from './wizard-state'

export type ResultsProps = {
  heading: Ref<HTMLHeadingElement>
  form: EstimatorForm
  notice: string | null
  layout: EstimatorLayout
  dispatch: (action: WizardAction) => void
}

/** The results (R143-R155): cards, two itemised breakdowns, answers that can be changed in place. */
export default function Results({ heading, form, notice, layout, dispatch }: ResultsProps) {
  const [changing, setChanging] = useState<QuestionStep | null>(null)
  // The press is answered first, then the question is drawn.
  const change = (step: QuestionStep | null) => startTransition(() => setChanging(step))
  const isFull = layout === 'full'
  const estimate = estimatePrice(form)
  const lines = ledgerLines(form)
  const unpriced = unpricedItems(form)
  const isIncomplete = isMissingBasePrice(form, estimate)

  return (
    // The home page's hero looks for this name (R106).
    <div className="results">
      <div className="grid grid-cols-[1fr_auto] items-center gap-x-4.5 gap-y-1 px-4.5 pt-3.5 pb-3 md:grid-cols-[auto_1fr_auto] md:px-6.5 md:pt-4 md:pb-3.5">
        <h2 ref={heading} tabIndex={-1} className="text-[1.375rem] md:text-[1.5rem]">
          Your estimate
        </h2>
        <p className="text-small text-ink-2 max-md:col-span-full max-md:row-start-2 md:pt-1">
          {summarizeReturn(form)}
        </p>
        {isFull && (
          <Button
            variant="outline"
            size="sm"
            className="no-print"
            onClick={() => dispatch({ type: 'backToForm' })}
          >
            Back to Form
          </Button>
        )}
      </div>

      <ResultCards
        estimate={estimate}
        lines={lines}
        isIncomplete={isIncomplete}
        isStacked={!isFull}
      />

      {(isIncomplete || unpriced.length > 0) && (
        <div className="mx-3.5 mt-5 grid gap-1 border-l-4 border-brass bg-brass-tint px-4 py-3 text-small md:mx-6.5 print:mt-2 print:py-1">
          {isIncomplete && (
            <p>
              No base price is listed for this return type, so this is not a full estimate. Add your
              business below.
            </p>
          )}
          {unpriced.length > 0 && (
            <p>
              <b>Not included:</b> {unpriced.join(', ')}. Choose a level below and the price
              follows.
            </p>
          )}
        </div>
      )}

      <div className={isFull ? LEDGERS_SIDE_BY_SIDE : 'px-4.5 py-5'}>
        <LedgerBox title={site.shortName} isDisclosure={!isFull}>
          <ChangeableLedger
            lines={lines}
            total={estimate.dresdenPrice}
            form={form}
            notice={notice}
            changing={changing}
            onChange={change}
            dispatch={dispatch}
          />
        </LedgerBox>
        <LedgerBox title={site.competitor} isDisclosure={!isFull}>
          <CompetitorLedger lines={lines} total={estimate.hrBlockPrice} isBesideFirm={isFull} />
        </LedgerBox>
      </div>

      <div className="rounded-b bg-tint px-4.5 py-5.5 md:px-6.5 md:pt-6 md:pb-6.5 print:py-2">
        <div
          className={
            isFull ? 'grid gap-6.5 lg:grid-cols-[7fr_5fr] print:grid-cols-2' : 'grid gap-6.5'
          }
        >
          <Differentiators />
          <ResultNotes form={form} />
        </div>
        <div className="no-print mt-5 flex flex-wrap items-center gap-3">
          <ShareActions form={form} />
          {isFull ? (
            <button
              type="button"
              className="min-h-11 font-[650] text-river underline underline-offset-3 hover:decoration-2"
              onClick={() => dispatch({ type: 'startOver' })}
            >
              Start over
            </button>
          ) : (
            <Button variant="outline" size="sm" onClick={() => dispatch({ type: 'startOver' })}>
              Start Over
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

const LEDGERS_SIDE_BY_SIDE =
  'grid gap-x-13 gap-y-8 px-4.5 py-5.5 lg:grid-cols-2 md:px-6.5 md:py-7 print:grid-cols-2 print:gap-x-6 print:py-3'

const DIFFERENTIATORS = [
  'First state and local returns free with a federal return',
  'Protection Plus is in our price, not an extra at the end',
  `${site.claims.yearsOfExperience} years of experience, ${site.claims.returnsPerYear} returns per year`,
  'A free consultation before you decide',
]

function Differentiators() {
  return (
    <div>
      <h3 className="mb-2">What comes with it</h3>
      <ul className="text-ui leading-[1.45] print:text-[8.5pt]">
        {DIFFERENTIATORS.map((text) => (
          <li
            key={text}
            className="relative py-1 pl-7.5 print:py-0 print:pl-3 before:absolute print:before:hidden before:top-2 before:left-1 before:h-3.5 before:w-1.75 before:rotate-[42deg] before:border-solid before:border-river before:[border-width:0_2.5px_2.5px_0]"
          >
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
