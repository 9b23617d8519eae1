import { clsx } from 'clsx'
import { Bookmark, RotateCcw, X } from 'lucide-react'
import { type Ref, startTransition, useEffect, useMemo, useState } from 'react'
import { Entrance } from '@/components/entrance.tsx'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { Button } from '@/components/ui/button.tsx'
import { PRICE_LIST_DATE } from '@/config/rates.ts'
import { site } from '@/config/site.ts'
import { formatMonth } from '@/shared/format-date.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { BillBox } from './bill-box.tsx'
import { type EstimatorForm, isLevelMissing } from '@/shared/estimator/form.ts'
import { KeepActions } from './keep-actions.tsx'
import { summarizeReturn } from './ledger.ts'
import { MissingAnswer } from './missing-answer.tsx'
import { OldPricesNote } from './old-prices-note.tsx'
import { PricePanel } from './price-panel.tsx'
import { priceReturn } from './pricing.ts'
import { useKeptAnswers } from './use-kept-answers.ts'
import { describeResult } from './result-text.ts'
import { TextButton } from './text-button.tsx'
import { WhatNext } from './what-next.tsx'
import { WhatWouldChange } from './what-would-change.tsx'
import { ITEM_KINDS, type StepId } from '@/shared/estimator/questions.ts'
import type { WizardAction } from './wizard-state.ts'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { capitalize } from '@/lib/wording.ts'
import { notIncluded } from './not-included.ts'
import './results.css'
import './bill.css'

/** "full" gives the results the page's width; "compact" is for pages that embed the estimator (D6). */
export type EstimatorLayout = 'full' | 'compact'

type ResultsProps = {
  heading: Ref<HTMLHeadingElement>
  form: EstimatorForm
  notice: string | null
  layout: EstimatorLayout
  dispatch: (action: WizardAction) => void
}

/**
 * The results (R143-R155): our price and the difference, the bill behind them, which can be changed in
 * place, what it leaves out, and what happens next.
 */
export default function Results({ heading, form, notice, layout, dispatch }: ResultsProps) {
  const [changing, setChanging] = useState<readonly StepId[]>([])
  // Answers the press first, then renders the questions.
  const change = (steps: readonly StepId[]) => startTransition(() => setChanging(steps))
  const isFull = layout === 'full'
  const priced = useMemo(() => priceReturn(form), [form])
  const text = describeResult(priced)
  // While it shows results, the home page has no other headline.
  const Title = isFull ? 'h1' : 'h2'

  return (
    // The home page's hero looks for this name (R106).
    <Entrance className="results" data-layout={layout}>
      <div className="flex flex-wrap items-center gap-x-3 pt-1 pr-3 pb-1.5 pl-4 md:gap-x-4.5 md:gap-y-0.5 md:px-6.5 md:py-3.5 print:p-0 print:pb-[8px]">
        <Title
          ref={heading}
          tabIndex={-1}
          className="text-[1.5rem] tracking-[-0.018em] max-md:text-[1.375rem]"
        >
          Your estimate
        </Title>
        <p
          className={clsx(
            'order-1 basis-full pt-1 text-small text-ink-2 max-md:pt-0.5 max-md:text-[0.875rem] max-md:leading-[1.35]',
            isFull && 'md:order-none md:flex-1',
          )}
        >
          {/* A number stays with its word. */}
          {summarizeReturn(priced).replaceAll(/(\d) /g, '$1\u{A0}')}
        </p>
        {isFull && (
          <Button
            variant="outline"
            size="sm"
            className="ml-auto"
            onClick={() => dispatch({ type: 'backToForm' })}
          >
            Back to Form
          </Button>
        )}
      </div>
      <Announcement text={text.announcement} />

      <div className="result-main grid items-start">
        {text.kind === 'incomplete' ? (
          <MissingAnswer
            text={text}
            form={form}
            dispatch={dispatch}
            onMore={() => {
              dispatch({ type: 'setHasItems', kind: 'business', on: true })
              change(['business'])
            }}
            onOtherType={() => change(['return-type'])}
          />
        ) : (
          <PricePanel
            text={text}
            estimate={priced.estimate}
            // A missing level is what changes it first.
            whatIfs={!text.missing && <WhatWouldChange form={form} dispatch={dispatch} />}
            onMissing={() => change(ITEM_KINDS.filter((kind) => isLevelMissing(form, kind)))}
          >
            <KeepActions form={form} summary={text.summary} />
          </PricePanel>
        )}
        <div className="min-w-0">
          <BillBox
            priced={priced}
            text={text}
            notice={notice}
            changing={changing}
            onChanging={change}
            dispatch={dispatch}
          />
          <p className="mt-3 text-small leading-normal text-pretty text-ink-2 max-md:mt-2 max-md:px-1 max-md:text-[0.875rem] max-md:leading-[1.45]">
            <b className="font-[650] text-ink">{noBreak(site.competitor)} figures:</b> our own price
            list, checked in {formatMonth(PRICE_LIST_DATE)}. Prices change; ask them for theirs. We
            are not affiliated with {noBreak(site.competitor)}.
            <OldPricesNote />
          </p>
          <NotIncludedBox form={form} />
        </div>
      </div>

      <WhatNext summary={text.summary} />
      <Foot form={form} isFull={isFull} onStartOver={() => dispatch({ type: 'startOver' })} />
    </Entrance>
  )
}

/**
 * Announces the price when the results appear and when it changes. Starts empty, because screen readers announce text
 * that is filled in later.
 */
function Announcement({ text }: { text: string }) {
  const [announced, setAnnounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), 100)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}

const DIFFERENTIATORS = [
  'First state and local returns free with a federal return',
  'Protection Plus is in our price, not an extra at the end',
  `${site.claims.yearsOfExperience} years of experience, ${site.claims.returnsPerYear} returns per year`,
  'A free consultation before you decide',
]

type FootProps = { form: EstimatorForm; isFull: boolean; onStartOver: () => void }

/** The extras in our price (R146), the disclaimer (R149, D16) and Start Over (R151). */
function Foot({ form, isFull, onStartOver }: FootProps) {
  const kept = useKeptAnswers(form, 'results')
  const isPhone = useMediaQuery('(width < 48em)')
  const list = (
    <ul
      className={clsx(
        'result-extras grid justify-start gap-x-16 pt-1.5 pb-2 text-small leading-normal',
        isFull && 'md:grid-cols-[auto_auto]',
      )}
    >
      {DIFFERENTIATORS.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
  const title = <h2 className="font-text text-ui font-[650] tracking-normal">What comes with it</h2>
  // The list is not printed, so that the longest estimate fits on one page.
  return (
    <div className="rounded-b border-t border-rule bg-tint px-6.5 pt-5 pb-3.5 max-md:px-4 max-md:pt-0 max-md:pb-1 print:mt-2 print:p-0">
      {isPhone ? (
        <details className="no-print group border-b border-rule">
          <summary className="fold min-h-11 py-2">
            {title}
            <FoldChevron size={20} />
          </summary>
          {list}
        </details>
      ) : (
        <section className="no-print">
          {title}
          {list}
        </section>
      )}
      <div
        className={clsx(
          'mt-1.5 justify-between border-t border-rule pt-1.5 text-small leading-[1.45] text-ink-2 max-md:mt-0 max-md:border-0 max-md:pt-1 print:border-0',
          isFull
            ? 'flex flex-wrap items-center gap-6 max-md:items-start max-md:gap-x-3 max-md:gap-y-1'
            : 'grid',
        )}
      >
        <div className="min-w-40 flex-1 max-md:text-[0.875rem]">
          <p>
            <b className="font-semibold text-ink">Prices are estimates; final pricing may vary.</b>{' '}
            {describeFreeReturns(form)}
          </p>
          <p role="status" className="no-print font-semibold text-ink">
            {kept.note}
            {kept.isRefused && ' Copy the link instead.'}
          </p>
        </div>
        <div
          className={clsx(
            'no-print flex flex-none flex-wrap gap-x-6',
            isFull && 'max-md:flex-col max-md:items-end',
          )}
        >
          <TextButton
            className="inline-flex items-center gap-2 font-[650] max-md:min-h-10 max-md:[&>svg]:hidden"
            onClick={kept.isKept ? kept.forget : kept.keep}
          >
            {kept.isKept ? <X size={17} /> : <Bookmark size={17} />}
            {kept.isKept ? (
              'Forget it'
            ) : (
              <span>
                Keep for 90 days<span className="sr-only"> on this device</span>
              </span>
            )}
          </TextButton>
          <TextButton
            className="inline-flex items-center gap-2 font-[650] max-md:min-h-10 max-md:[&>svg]:hidden"
            onClick={onStartOver}
          >
            <RotateCcw size={17} />
            {isFull ? 'Start over' : 'Start Over'}
          </TextButton>
        </div>
      </div>
    </div>
  )
}

function describeFreeReturns({ needsStateReturn, needsLocalReturn }: EstimatorForm): string {
  if (needsStateReturn && needsLocalReturn) {
    return 'One state and one local return are assumed; only the first of each is free.'
  }
  if (!needsStateReturn && !needsLocalReturn) return ''
  const kind = needsStateReturn ? 'state' : 'local'
  return `One ${kind} return is assumed; only the first is free.`
}

/** What the price leaves out, and whom to call about it. Folded on phones. */
function NotIncludedBox({ form }: { form: EstimatorForm }) {
  const isPhone = useMediaQuery('(width < 48em)')
  const { hinted, others } = notIncluded(form)
  const text = (
    <p className="text-small leading-normal text-pretty text-ink-2">
      {hinted.length > 0 && (
        <>
          <b className="font-[650] text-ink">{capitalize(hinted.join(', '))}</b>,{' '}
        </>
      )}
      {hinted.length > 0 ? others.join(', ') : capitalize(others.join(', '))}. Have one of these?
      Call <PhoneLink hasIcon={false} className="whitespace-nowrap" /> and we’ll price it with you.
    </p>
  )
  if (!isPhone) {
    return (
      <section aria-labelledby="not-included" className="mt-3.5 border-t border-rule pt-3">
        <h3 id="not-included" className={HEADING}>
          Not in this estimate
        </h3>
        {text}
      </section>
    )
  }
  return (
    <details className="open-on-paper group mt-2.5 border-t border-rule px-1">
      <summary className="fold min-h-11 py-2">
        <span>
          <h3 className={HEADING}>Not in this estimate</h3>
          {hinted.length > 0 && (
            <span className="block text-[0.875rem] leading-[1.35] text-ink-2 group-open:hidden">
              {capitalize(hinted[0] ?? '')}, and more
            </span>
          )}
        </span>
        <FoldChevron size={20} />
      </summary>
      <div className="pb-3">{text}</div>
    </details>
  )
}

const HEADING = 'font-text text-small font-[650] tracking-normal max-md:text-ui'
