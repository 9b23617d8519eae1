import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { ButtonLink } from '@/components/ui/button.tsx'
import { LargeFigure } from '@/components/ui/large-figure.tsx'
import { capitalize, countWord, lowerFirst } from '@/lib/wording.ts'
import { summarizeReturn } from './ledger.ts'
import { priceReturn } from './pricing.ts'
import type { SavedAnswers } from './saved-answers.ts'
import { readSavedAnswers } from './parse-answers.ts'
import { describeResult } from './result-text.ts'
import { STEP_IDS } from './steps.ts'
import { describeGaps } from './summarize-estimate.ts'

const ESTIMATOR = '/#estimate'

/** This tab's estimate: its price and what it is for, or a link back to the questions. */
export default function SavedEstimate() {
  const [saved, setSaved] = useState<SavedAnswers | null>(null)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser can tell what is stored
    setSaved(readSavedAnswers())
  }, [])

  if (saved?.step !== 'results') {
    return (
      <>
        <p className="mt-1 text-small text-ink-2">
          {saved === null
            ? `${capitalize(countWord(STEP_IDS.length))} short questions, about a minute.`
            : 'You have started one.'}
        </p>
        <ButtonLink to={ESTIMATOR} variant="outline" size="sm" className="mt-5">
          {saved === null ? 'Estimate your cost' : 'Finish it'}
        </ButtonLink>
      </>
    )
  }
  const priced = priceReturn(saved.form)
  const result = describeResult(priced)
  return (
    <>
      {result.kind !== 'incomplete' && (
        <p className="absolute top-5 right-5.5 md:top-6 md:right-8">
          <LargeFigure>{result.price}</LargeFigure>
        </p>
      )}
      <p className="mt-1 max-w-[26rem] pr-28 text-small text-ink-2">{summarizeReturn(priced)}</p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <p>
          {result.kind === 'partial' && `So far: ${lowerFirst(result.gap)}`}
          {result.kind === 'incomplete' && describeGaps(priced)}
          {result.missing === undefined && (
            <>
              <b className="font-[650]">{result.difference}</b> {result.comparedWith}.
            </>
          )}
        </p>
        <Link to={ESTIMATOR} className="inline-flex min-h-11 items-center font-[650]">
          See it line by line
        </Link>
      </div>
    </>
  )
}
