import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatDollars } from '@/shared/money.ts'
import { priceReturn } from './pricing.ts'
import type { SavedAnswers } from './saved-answers.ts'
import { readSavedAnswers } from './parse-answers.ts'
import { describeGaps } from './summarize-estimate.ts'

/** This tab's estimate in one line: its price, or a link back to the questions. */
export default function SavedEstimate() {
  const [saved, setSaved] = useState<SavedAnswers | null>(null)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser can tell what is stored
    setSaved(readSavedAnswers())
  }, [])

  if (saved === null) {
    return (
      <p>
        No estimate yet. <Link to="/#estimate">Get one in about a minute</Link>
      </p>
    )
  }
  if (saved.step !== 'results') {
    return (
      <p>
        You have started one. <Link to="/#estimate">Finish it</Link>
      </p>
    )
  }
  const priced = priceReturn(saved.form)
  return (
    <p>
      <b className="num font-[650]">{formatDollars(priced.estimate.dresdenPrice)}</b> for your
      return. {describeGaps(priced)} <Link to="/#estimate">See it line by line</Link>
    </p>
  )
}
