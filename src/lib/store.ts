import { useSyncExternalStore } from 'react'

export type Store<T> = {
  get: () => T
  /** The value while prerendering and hydrating. */
  getInitial: () => T
  set: (value: T) => void
  subscribe: (onChange: () => void) => () => void
}

/** A single shared value that components can subscribe to with useStore. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    getInitial: () => initial,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** Subscribes to the store's value. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, store.getInitial)
}
