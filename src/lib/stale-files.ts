import { reloadPage } from './reload-page'
import { sessionStore } from './storage'

/** Session storage: the build that was already reloaded for a missing file. */
const MARK = 'reloadedBuild'

/** How long the server may take to show that it is there, in milliseconds. */
const PATIENCE_MS = 5000

/** Names this build: the file carries the hashes of all others in its own. */
const BUILD_ID = import.meta.url

export type Surroundings = {
  buildId: string
  isOnline: () => boolean
  /** Whether the server answers for the page that is open. */
  isServed: () => Promise<boolean>
  reload: () => void
}

const BROWSER: Surroundings = {
  buildId: BUILD_ID,
  isOnline: () => navigator.onLine,
  isServed: isPageServed,
  reload: reloadPage,
}

/**
 * What happens when a file of the page is gone, as after a deployment: the page reloads once for each
 * build. A second time, or without a connection, the failure goes to whoever asked for the file.
 */
export function createRecovery({ buildId, isOnline, isServed, reload }: Surroundings) {
  let running: Promise<never> | null = null

  const mayReload = () => isOnline() && sessionStore.get(MARK) !== buildId

  const reloadOnce = async (): Promise<never> => {
    if (!(await isServed())) throw new MissingPartError()
    sessionStore.set(MARK, buildId)
    reload()
    // What waits for the file goes with the page.
    return new Promise<never>(() => {})
  }

  /** @returns a promise that stays open while the page reloads; @throws MissingPartError otherwise */
  const recover = async (): Promise<never> => {
    if (running) return running
    if (!mayReload()) throw new MissingPartError()
    running = reloadOnce().finally(() => {
      running = null
    })
    return running
  }
  return { mayReload, recover }
}

/** A part of the page could not be fetched; asking again needs a reload. */
export class MissingPartError extends Error {
  constructor() {
    super('A part of this page could not be loaded.')
    this.name = 'MissingPartError'
  }
}

const browser = createRecovery(BROWSER)
let quietLoads = 0

/** Reloads the page once when a file that was asked for is gone. Called once, at the start. */
export function recoverFromStaleFiles(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (quietLoads > 0 || !browser.mayReload()) return
    event.preventDefault()
    // Whoever asked hears of a failure; here it only starts the reload.
    browser.recover().catch(() => {})
  })
}

/** Parts that have come, by the function that loads them. */
const atHand = new WeakMap<() => Promise<unknown>, unknown>()

/** @returns a part that was loaded before, by this same function; else undefined */
export function partAtHand<Part>(load: () => Promise<Part>): Part | undefined {
  return atHand.get(load) as Part | undefined
}

async function keepAtHand<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load()
  atHand.set(load, part)
  return part
}

/**
 * Loads a part that is needed now.
 * @throws MissingPartError when it cannot be had; while the page reloads for it, nothing is answered
 */
export function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // Nothing comes where the listener prevented the error.
  const isThere = (part: Part | undefined) => part ?? browser.recover()
  return keepAtHand(load).then(isThere, browser.recover)
}

/** Loads a part ahead of time: where it cannot be had, nothing happens. */
export async function loadQuietly<Part>(load: () => Promise<Part>): Promise<Part | undefined> {
  quietLoads += 1
  try {
    return await keepAtHand(load)
  } catch {
    return undefined
  } finally {
    quietLoads -= 1
  }
}

async function isPageServed(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return status < 500
  } catch {
    return false
  }
}
