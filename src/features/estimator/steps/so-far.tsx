import type { EstimatorForm } from '../form'
import { describeResult } from '../result-words'

/** Our price of the answers so far, quietly; nothing while the main part has none. */
export default function SoFar({ form }: { form: EstimatorForm }) {
  const words = describeResult(form)
  return words.kind === 'incomplete' ? null : (
    <span className="num text-small whitespace-nowrap">
      So far <b className="font-[650] text-ink">{words.price}</b>
    </span>
  )
}
