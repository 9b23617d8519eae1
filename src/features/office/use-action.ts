import { useState } from 'react'
import type { Outcome, Problem } from '@/features/api/public'

/** One call at a time, and what is wrong when it did not work. */
export function useAction() {
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  return {
    problem,
    isBusy,
    /** @returns what the call answers, or null when it did not work */
    run: async <Data>(call: () => Promise<Outcome<Data>>): Promise<Data | null> => {
      setIsBusy(true)
      setProblem(null)
      const outcome = await call()
      setIsBusy(false)
      if (outcome.isOk) return outcome.data
      setProblem(outcome.problem)
      return null
    },
  }
}
