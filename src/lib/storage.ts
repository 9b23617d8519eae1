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

/** Prefix of window.name during a reload, where values in memory are passed on. */
const CARRIED = 'kept over a reload:'

const carried = takeCarried()
const localMemory = new Map(carried[0])
const sessionMemory = new Map(carried[1])
const reloadMemory = new Map(carried[2])

/**
 * Local and session storage. Where the browser blocks them or they are full, values last until the visitor leaves
 * the page.
 */
export const localStore = createSafeStorage(() => window.localStorage, localMemory)
export const sessionStore = createSafeStorage(() => window.sessionStorage, sessionMemory)

/** Lasts only across a reload by the page itself. */
export const reloadStore: SafeStorage = {
  get: (key) => reloadMemory.get(key) ?? null,
  set(key, value) {
    reloadMemory.set(key, value)
    return true
  },
  remove: (key) => void reloadMemory.delete(key),
}

/**
 * @param open reads the real storage; may throw where it is blocked
 * @param memory values that could not be stored
 */
export function createSafeStorage(
  open: () => Storage,
  memory = new Map<string, string>(),
): SafeStorage {
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

/** Passes the values in memory to the reloaded page, in window.name. */
export function carryOverReload(): void {
  const memories = [localMemory, sessionMemory, reloadMemory]
  if (memories.every(({ size }) => size === 0)) return
  window.name = CARRIED + JSON.stringify(memories.map((memory) => [...memory]))
}

type Entries = [string, string][]

function takeCarried(): [Entries, Entries, Entries] {
  if (typeof window === 'undefined' || !window.name.startsWith(CARRIED)) return [[], [], []]
  const text = window.name.slice(CARRIED.length)
  window.name = ''
  try {
    return JSON.parse(text)
  } catch {
    return [[], [], []]
  }
}
