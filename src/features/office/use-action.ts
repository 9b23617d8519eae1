import { useEffect, useRef, useState } from 'react'
import type { Outcome, Problem } from '@/features/api/public'
import { showToast } from '@/lib/toast'

/** Runs one API call at a time, and keeps the problem if it failed. */
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
     * @param refresh reloads the desk. If the row is gone then, because someone else changed it, a notification
     * shows the problem.
     * @returns the call's data, or null if it failed
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
