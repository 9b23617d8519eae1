import { clsx } from 'clsx'
import { site } from '@/config/site.ts'
import { type EstimatorForm, isLevelMissing } from '@/shared/estimator/form.ts'
import { priceReturn } from './pricing.ts'
import { describeResult } from './result-text.ts'
import { isItemKind, type StepId } from '@/shared/estimator/questions.ts'
import { TextButton } from './text-button.tsx'
import { useKeptAnswers } from './use-kept-answers.ts'

const BAR =
  'h-2.5 transition-[width] duration-200 forced-colors:border-[5px] forced-colors:border-[CanvasText]'

/** From the second step on: both prices so far, and a way to keep the answers for the next visit. */
export default function WizardFoot({ form, step }: { form: EstimatorForm; step: StepId }) {
  const kept = useKeptAnswers(form, step)
  return (
    <>
      <PricesSoFar form={form} step={step} />
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="status">{kept.note}</p>
        <TextButton className="ml-auto text-micro!" onClick={kept.isKept ? kept.forget : kept.keep}>
          {kept.isKept ? 'Forget it' : 'Keep on this device for 90 days'}
        </TextButton>
      </div>
    </>
  )
}

/** Both prices as bars on one scale, and what they leave out. No prices while the main part of the return has no price (D1). */
function PricesSoFar({ form, step }: { form: EstimatorForm; step: StepId }) {
  const priced = priceReturn(form)
  const text = describeResult(priced)
  const isAsked = isItemKind(step) && isLevelMissing(form, step)
  if (text.kind === 'incomplete') return isAsked && <p>Choose one to see your price.</p>
  const { dresdenPrice, hrBlockPrice } = priced.estimate
  const highest = Math.max(dresdenPrice, hrBlockPrice)
  const rows = [
    { label: 'So far with us', dollars: dresdenPrice, price: text.price, bar: 'bg-bar-us' },
    {
      label: site.competitor,
      dollars: hrBlockPrice,
      price: text.competitorPrice,
      bar: 'shadow-[inset_0_0_0_1.5px_var(--bar-them)]',
    },
  ]
  return (
    <>
      {text.missing && (
        <p>
          {text.gap} {isAsked && `${text.todo}.`}
        </p>
      )}
      <dl className="grid gap-0.5">
        {rows.map(({ label, dollars, price, bar }) => (
          <div key={label} className="grid grid-cols-[6rem_1fr] items-center">
            <dt>{label}</dt>
            <dd className="grid grid-cols-[1fr_3.5rem] items-center">
              <i className={clsx(BAR, bar)} style={{ width: `${(100 * dollars) / highest}%` }} />
              <b className="num text-right font-[650] text-ink">{price}</b>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
