import { useEffect, useRef, useState } from 'react'
import type { DeskAnswer } from '@/shared/contracts/office.ts'
import type { DeskAction } from '@/shared/contracts/office-actions.ts'
import { type Sending, useSend } from '@/features/api/public.ts'
import { showToast } from '@/lib/toast.ts'
import { runAction, type Action } from './desk-api.ts'
import { useReadDesk } from './read-desk.tsx'

/** Runs the desk's actions one at a time, and keeps the problem if one failed. */
export function useAction() {
  const { send, isSending, problem } = useSend()
  const { refresh } = useReadDesk()
  const [isRefreshing, setIsRefreshing] = useState(false)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  /**
   * Runs an action and reads the desk again. If the row is gone then, because someone else changed it, a notification
   * shows the problem.
   * @param action the action, or a function that makes it with a key
   * @returns the action's response, or null if it failed
   */
  const change = async <Name extends DeskAction['action']>(
    action: Action<Name> | ((keyFor: Sending['keyFor']) => Action<Name>),
    reload: () => unknown = refresh,
  ): Promise<DeskAnswer<Name> | null> => {
    const outcome = await send(({ keyFor }) =>
      runAction(typeof action === 'function' ? action(keyFor) : action),
    )
    if (!outcome) return null
    setIsRefreshing(true)
    await reload()
    setIsRefreshing(false)
    if (outcome.isOk) return outcome.data
    if (!isMounted.current) showToast(outcome.problem.message)
    return null
  }
  return {
    problem,
    isBusy: isSending || isRefreshing,
    change,
    /** Runs an action that changes nothing the desk shows. */
    run: <Name extends DeskAction['action']>(action: Action<Name>) => change(action, () => {}),
  }
}
