import { useCallback, useEffect, useState } from 'react'
import { whenIdle } from '@/lib/when-idle.ts'
import { importChunk } from '@/lib/lazy-loading.tsx'
import { loadTaxEngine } from '@/tax/load.ts'
import type { Calculation } from './calculate.ts'
import type { ReadAnswers } from './read-answers.ts'

/** The code that calculates a result and shows it. */
const loadDetails = () => import('./result-details.tsx')

type TaxEngineState = {
  /** Calculates from answers without errors. Null until the engine has loaded. */
  run: ((answers: ReadAnswers) => Calculation | null) | null
  hasFailed: boolean
  /** Tries again after a failure. */
  load: () => void
}

/** Loads the tax engine once the page is idle, or at once when it is needed. */
export function useTaxEngine(isNeeded: boolean): TaxEngineState {
  const [run, setRun] = useState<TaxEngineState['run']>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    Promise.all([importChunk(loadTaxEngine), importChunk(loadDetails)]).then(
      ([engine, { calculate }]) => {
        setRun(() => (answers: ReadAnswers) => calculate(engine, answers))
        setHasFailed(false)
      },
      () => setHasFailed(true),
    )
  }, [])
  useEffect(() => (isNeeded ? load() : whenIdle(load)), [isNeeded, load])
  return { run, hasFailed, load }
}
