import { useEffect, useRef, useState } from 'react'
import type { DeskAnswer } from '@/shared/contracts/office.ts'
import type { DeskAction } from '@/shared/contracts/office-actions.ts'
import { type Sending, useSend } from '@/features/api/public.ts'
import { showToast } from '@/lib/toast.ts'
import { runAction, type Action } from './desk-api.ts'

/** Runs the desk's actions one at a time, and keeps the problem if one failed. */
export function useAction() {
  const { send, isSending, problem } = useSend()
  const [isRefreshing, setIsRefreshing] = useState(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return {
    problem,
    isBusy: isSending || isRefreshing,
    /**
     * @param action the action, or a function that makes it with a key
     * @param refresh reloads the desk. If the row is gone then, because someone else changed it, a notification
     * shows the problem.
     * @returns the action's response, or null if it failed
     */
    run: async <Name extends DeskAction['action']>(
      action: Action<Name> | ((keyFor: Sending['keyFor']) => Action<Name>),
      refresh?: () => Promise<unknown>,
    ): Promise<DeskAnswer<Name> | null> => {
      const outcome = await send(({ keyFor }) =>
        runAction(typeof action === 'function' ? action(keyFor) : action),
      )
      if (!outcome) return null
      setIsRefreshing(true)
      await refresh?.()
      setIsRefreshing(false)
      if (outcome.isOk) return outcome.data
      if (!isMounted.current) showToast(outcome.problem.message)
      return null
    },
  }
}
