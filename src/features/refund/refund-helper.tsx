import { useEffect, useState } from 'react'
import { PrintButton } from '@/components/print-button.tsx'
import { ToolSheet } from '@/components/tool-layout.tsx'
import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import { DateField } from '@/components/ui/date-field.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { useReloadDraft } from '@/lib/use-reload-draft.ts'
import { formatDay } from '@/shared/format-date.ts'
import { useToday } from '@/lib/use-today.ts'
import { daysBetween } from '@/shared/iso-date.ts'
import { DATE_ERRORS, filingDateState } from './filing-date.ts'
import { RefundResult } from './refund-result.tsx'
import {
  COMMON_SITUATION,
  federalRefundWindow,
  ohioRefundWindow,
  type RefundSituation,
} from './refund-window.ts'

const NO_ANSWERS: RefundSituation = { ...COMMON_SITUATION, filedOn: '' }

type RefundHelperProps = {
  /** The filing date typed on the resources page, if any. */
  filedOn?: string
}

/** Works out when a refund usually comes, from four answers that never leave the page (R177). */
export function RefundHelper({ filedOn = '' }: RefundHelperProps) {
  const today = useToday()
  const [situation, setSituation] = useState(NO_ANSWERS)
  useReloadDraft('refund', situation, setSituation)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the prerendered page knows of no such day
    if (filedOn !== '') setSituation((before) => ({ ...before, filedOn }))
  }, [filedOn])
  const answer = (change: Partial<RefundSituation>) =>
    setSituation((before) => ({ ...before, ...change }))
  const dateState = filingDateState(situation.filedOn, today)
  const hasResult = today !== null && dateState === 'usable'
  const day = hasResult && `By ${formatDay(federalRefundWindow(situation).to, 'short')}`
  const isPaper = situation.filing === 'paper'

  return (
    <ToolSheet
      short={{ label: 'Federal refund', text: day || usualWait(situation) }}
      answers={
        <div className="grid gap-5 print:gap-3">
          <h2 className="text-[1.375rem]">When will it arrive?</h2>
          <Segmented
            legend="How was the return filed?"
            options={[
              { value: 'eFile', label: 'E-filed' },
              { value: 'paper', label: 'On paper' },
            ]}
            value={situation.filing}
            onChange={(filing) => answer({ filing })}
          />
          <DateField
            label={isPaper ? 'Day you mailed it' : 'Day it was accepted'}
            hint={
              isPaper
                ? 'The postmark date.'
                : 'In the message from your software or preparer, often a day after sending.'
            }
            error={DATE_ERRORS[dateState]}
            value={situation.filedOn}
            onChange={(filedOn) => answer({ filedOn })}
          />
          <Segmented
            legend="How will it be paid?"
            options={[
              { value: 'directDeposit', label: 'Direct deposit' },
              { value: 'check', label: 'Check' },
            ]}
            value={situation.payout}
            onChange={(payout) => answer({ payout })}
          />
          <CheckboxRow
            label="The return claims the earned income credit (EITC) or the additional child tax credit (ACTC)"
            hint="Under payments on Form 1040; for 2025, lines 27 and 28"
            checked={situation.hasHeldCredits}
            onChange={(hasHeldCredits) => answer({ hasHeldCredits })}
          />
        </div>
      }
      resultLabel="When your refund usually arrives"
      result={
        <>
          <div aria-live="polite">
            {hasResult ? (
              <RefundResult situation={situation} today={today} />
            ) : (
              <>
                {!situation.hasHeldCredits && (
                  <p className="tool-answer is-long mb-2 max-lg:hidden">{usualWait(situation)}</p>
                )}
                <p className="text-ink-2">
                  Enter the date to see when both refunds usually arrive.
                </p>
              </>
            )}
          </div>
          {hasResult ? (
            <div className="mt-6">
              <PrintButton />
            </div>
          ) : (
            <RefundExample />
          )}
        </>
      }
    />
  )
}

/** The answer before there is a date. When a refund held for credits comes, depends on the date. */
function usualWait(situation: RefundSituation): string {
  if (situation.hasHeldCredits) return 'Enter the date'
  const filedOn = SITUATION.filedOn
  const { to } = federalRefundWindow({ ...situation, filedOn })
  return `Most in ${daysBetween(filedOn, to)} days`
}

const SITUATION = { ...COMMON_SITUATION, filedOn: '2026-03-02' }

const ROWS = [
  { term: 'E-filed and accepted', day: formatDay(SITUATION.filedOn) },
  { term: 'Federal refund', day: `By ${formatDay(federalRefundWindow(SITUATION).to)}` },
  { term: 'Ohio refund', day: `By ${formatDay(ohioRefundWindow(SITUATION).to)}` },
]

/** An example result, shown until the visitor enters a date. */
function RefundExample() {
  return (
    <div className="mt-5 text-ui">
      <p className="text-small font-[650] text-brass">Example, with direct deposit</p>
      <dl className="mt-2 border-t border-rule">
        {ROWS.map(({ term, day }) => (
          <div key={term} className="flex justify-between gap-4 border-b border-rule py-2">
            <dt className="text-ink-2">{term}</dt>
            <dd className="text-right">{day}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
