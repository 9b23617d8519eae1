import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { importChunk } from '@/lib/lazy-loading.tsx'
import { toEstimatorAnswers } from './estimator-answers.ts'
import type { FormKind } from './forms/form-definition.ts'

/** Fills the number and kinds of documents, but no amounts, into the price estimator. */
export function FillEstimator({ kinds }: { kinds: readonly FormKind[] }) {
  const navigate = useNavigate()
  const [hasFailed, setHasFailed] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const answers = toEstimatorAnswers(kinds)
  if (!answers) return null

  async function fillEstimator(found: NonNullable<typeof answers>) {
    try {
      const { addToAnswers } = await importChunk(() => import('@/features/estimator/public.ts'))
      // Don’t navigate if the visitor has left the page.
      if (!button.current) return
      addToAnswers(found)
      await navigate('/#estimate')
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <section aria-label="Price estimator">
      <Button ref={button} className="w-full" onClick={() => void fillEstimator(answers)}>
        Fill in the price estimator
      </Button>
      <p role="status" className="mt-2 text-small text-ink-2">
        {hasFailed
          ? 'The estimator could not be loaded. Check your connection and try again.'
          : `Sends the kinds of forms you have read (${kinds.length}), never the amounts.`}
      </p>
    </section>
  )
}
