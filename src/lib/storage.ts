/**
 * Browser storage that never throws: where it is blocked or full, values live in memory for the
 * visit.
 */
export type SafeStorage = {
  get: (key: string) => string | null
  /** @returns false if the value is only in memory */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
}

type Memory = Map<string, string>
type Memories = { local: Memory; session: Memory; reload: Memory }

const memories = takeMemories()

/**
 * Local and session storage. Where the browser blocks them or they are full, values last until the visitor leaves
 * the page.
 */
export const localStore = createSafeStorage(() => window.localStorage, memories.local)
export const sessionStore = createSafeStorage(() => window.sessionStorage, memories.session)

/** Lasts only across a reload by the page itself. */
export const reloadStore: SafeStorage = {
  get: (key) => memories.reload.get(key) ?? null,
  set(key, value) {
    memories.reload.set(key, value)
    return true
  },
  remove: (key) => void memories.reload.delete(key),
}

/**
 * @param open reads the real storage; may throw where it is blocked
 * @param memory values that could not be stored
 */
export function createSafeStorage(open: () => Storage, memory: Memory = new Map()): SafeStorage {
  return {
    get(key) {
      const remembered = memory.get(key)
      if (remembered !== undefined) return remembered
      try {
        return open().getItem(key)
      } catch {
        return null
      }
    },
    set(key, value) {
      const write = () => {
        open().setItem(key, value)
        memory.delete(key)
        return true
      }
      try {
        return write()
      } catch {
        memory.set(key, value)
      }
      // What it replaces must not come back, and leaves room for it.
      try {
        open().removeItem(key)
        return write()
      } catch {
        return false
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        open().removeItem(key)
      } catch {
        // Nothing was stored there.
      }
    },
  }
}

/** Passes the values in memory to the reloaded page, in the state of its history entry. */
export function carryOverReload(): void {
  if (Object.values(memories).every(({ size }) => size === 0)) return
  history.replaceState({ ...history.state, memories }, '')
}

function takeMemories(): Memories {
  const state: { memories?: Memories } | null = typeof window === 'undefined' ? null : history.state
  if (!state?.memories) return { local: new Map(), session: new Map(), reload: new Map() }
  const { memories, ...rest } = state
  history.replaceState(rest, '')
  return memories
}
