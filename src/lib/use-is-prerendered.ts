import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** True while prerendering and hydrating. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}
