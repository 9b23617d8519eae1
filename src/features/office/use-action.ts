import { useEffect, useRef, useState } from 'react'
import type { Outcome, Problem } from '@/features/api/public'
import { showToast } from '@/lib/toast'

/** One call at a time, and what is wrong when it did not work. */
export function useAction() {
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return {
    problem,
    isBusy,
    /**
     * @param refresh brings the desk up to date. A row that is not shown any more, since someone else changed it,
     * cannot say what is wrong: a notification does.
     * @returns what the call answers, or null when it did not work
     */
    run: async <Data>(
      call: () => Promise<Outcome<Data>>,
      refresh?: () => Promise<unknown>,
    ): Promise<Data | null> => {
      setIsBusy(true)
      setProblem(null)
      const outcome = await call()
      if (!outcome.isOk) setProblem(outcome.problem)
      await refresh?.()
      setIsBusy(false)
      if (outcome.isOk) return outcome.data
      if (!isMounted.current) showToast(outcome.problem.message)
      return null
    },
  }
}
