import { useCallback, useEffect, useState } from 'react'
import { whenIdle } from '@/lib/when-idle'
import { loadPart } from '@/lib/stale-files'
import { loadTaxEngine } from '../engine/load'
import type { TaxEngine } from './calculate'

/** What shows a result, so that it is there as soon as one is. */
const loadDetails = () => import('./result-details')

export type TaxEngineState = {
  /** null until it has loaded. */
  engine: TaxEngine | null
  hasFailed: boolean
  /** Tries again after a failure. */
  load: () => void
}

/** Loads the tax engine once the page has nothing better to do, or at once when it is needed. */
export function useTaxEngine(isNeeded: boolean): TaxEngineState {
  const [engine, setEngine] = useState<TaxEngine | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    Promise.all([loadPart(loadTaxEngine), loadPart(loadDetails)]).then(
      ([loaded]) => {
        setEngine(loaded)
        setHasFailed(false)
      },
      () => setHasFailed(true),
    )
  }, [])
  useEffect(() => (isNeeded ? load() : whenIdle(load)), [isNeeded, load])
  return { engine, hasFailed, load }
}
