import type { EstimatorForm } from '../form.ts'
import { priceReturn } from '../pricing.ts'
import { describeResult } from '../result-text.ts'

/** Our price for the answers so far. Nothing while the main part of the return has no price. */
export default function SoFar({ form }: { form: EstimatorForm }) {
  const text = describeResult(priceReturn(form))
  return text.kind === 'incomplete' ? null : (
    <span className="num text-small whitespace-nowrap">
      So far <b className="font-[650] text-ink">{text.price}</b>
    </span>
  )
}
