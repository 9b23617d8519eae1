import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** True while prerendering and while the prerendered page is taken over. */
export function useIsPrerendered(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
}
