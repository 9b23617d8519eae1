import { Button } from '@/components/ui/button.tsx'
import { ESTIMATOR_NOT_LOADED } from '@/lib/phrases.ts'
import { loadFilling } from '@/features/estimator/public.ts'
import { useFilledTool } from '@/lib/use-filled-tool.ts'
import { toEstimatorAnswers } from './estimator-answers.ts'
import type { FormKind } from './forms.ts'

/** Fills the number and kinds of documents, but no amounts, into the price estimator. */
export function FillEstimator({ kinds }: { kinds: readonly FormKind[] }) {
  const { button, hasFailed, open } = useFilledTool(loadFilling, '/#estimate')
  const answers = toEstimatorAnswers(kinds)
  if (!answers) return null

  return (
    <section aria-label="Price estimator" className="mt-4">
      <Button
        ref={button}
        className="w-full"
        onClick={() => void open(({ addToAnswers }) => addToAnswers(answers))}
      >
        Fill in the price estimator
      </Button>
      <p role="status" className="mt-2 text-small text-ink-2">
        {hasFailed
          ? ESTIMATOR_NOT_LOADED
          : `Takes the kinds of forms you have read (${kinds.length}), never the amounts.`}
      </p>
    </section>
  )
}
