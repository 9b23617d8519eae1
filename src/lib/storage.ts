/**
 * Browser storage that never throws: where it is blocked or full, values live in memory for the
 * visit.
 */
export type SafeStorage = {
  get: (key: string) => string | null
  /** @returns false when the value is kept for this visit only */
  set: (key: string, value: string) => boolean
  remove: (key: string) => void
}

export const localStore = createSafeStorage(() => window.localStorage)
export const sessionStore = createSafeStorage(() => window.sessionStorage)

/** @param open reads the real storage; may throw where it is blocked */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>()

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
      try {
        open().setItem(key, value)
        memory.delete(key)
        return true
      } catch {
        memory.set(key, value)
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
