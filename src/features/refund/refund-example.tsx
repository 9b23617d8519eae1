import { formatDay } from '@/shared/format-date.ts'
import { COMMON_SITUATION, federalRefundWindow, ohioRefundWindow } from './refund-window.ts'

const SITUATION = { ...COMMON_SITUATION, filedOn: '2026-03-02' }

const ROWS = [
  { term: 'E-filed and accepted', day: formatDay(SITUATION.filedOn) },
  { term: 'Federal refund', day: `By ${formatDay(federalRefundWindow(SITUATION).to)}` },
  { term: 'Ohio refund', day: `By ${formatDay(ohioRefundWindow(SITUATION).to)}` },
]

/** An example result, shown until the visitor enters a date. */
export function RefundExample() {
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
