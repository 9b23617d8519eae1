import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { formatDollars } from '@/lib/money'
import { estimatePrice } from './pricing'
import type { SavedAnswers } from './saved-answers'
import { readSavedAnswers } from './parse-answers'
import { describeGaps } from './summarize-estimate'
import { RESULTS_STEP } from './wizard-state'

/** The estimate this tab keeps, in a line: its price, or the way back to its questions. */
export default function SavedEstimate() {
  const [saved, setSaved] = useState<SavedAnswers | null>(null)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser can tell what is stored
    setSaved(readSavedAnswers())
  }, [])

  if (saved === null) {
    return (
      <p>
        None in this tab yet. <Link to="/#estimate">Price your return</Link> in seven short steps.
      </p>
    )
  }
  return saved.step === RESULTS_STEP ? (
    <p>
      <b className="num font-[650]">{formatDollars(estimatePrice(saved.form).dresdenPrice)}</b> for
      your return. {describeGaps(saved.form)} <Link to="/#estimate">See it line by line</Link>
    </p>
  ) : (
    <p>
      You have begun one. <Link to="/#estimate">Go on with the questions</Link>
    </p>
  )
}
