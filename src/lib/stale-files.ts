import { reloadPage } from './reload-page'
import { sessionStore } from './storage'
import { isBeingLeft } from './watch-leaving'

/** Session storage: the build that was already reloaded for a missing file. */
const MARK = 'reloadedBuild'

/** How long the server may take to show that it is there, in milliseconds. */
const TIMEOUT_MS = 5000

/** After this long, a visitor who was about to leave has stayed, as with a download, in milliseconds. */
const LEAVING_MS = 10_000

/** Names this build: the file carries the hashes of all others in its own. */
const BUILD_ID = import.meta.url

export type Environment = {
  buildId: string
  isOnline: () => boolean
  /** Whether the visitor is on the way to another page. */
  isBeingLeft: () => boolean
  /** Whether the server answers for the page that is open. */
  isServed: () => Promise<boolean>
  reload: () => void
}

const BROWSER: Environment = {
  buildId: BUILD_ID,
  isOnline: () => navigator.onLine,
  isBeingLeft,
  isServed: isPageServed,
  reload: reloadPage,
}

/**
 * What to do when a file of the page is gone, as after a deployment: the page reloads once for each build.
 * The second time, or without a connection, whoever asked for the file gets the error.
 */
export function createRecovery({ buildId, isOnline, isBeingLeft, isServed, reload }: Environment) {
  let running: Promise<never> | null = null

  const mayReload = () => isOnline() && sessionStore.get(MARK) !== buildId

  const reloadOnce = async (): Promise<never> => {
    if (!(await isServed())) throw new MissingChunkError()
    sessionStore.set(MARK, buildId)
    reload()
    // Whatever waits for the file goes away with the page.
    return new Promise<never>(() => {})
  }

  /** @returns a promise that stays open while the page reloads; @throws MissingChunkError otherwise */
  const recover = async (): Promise<never> => {
    if (isBeingLeft()) {
      // Firefox drops what is loading when a page is left. A reload would bring the visitor back.
      await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
      throw new MissingChunkError()
    }
    if (running) return running
    if (!mayReload()) throw new MissingChunkError()
    running = reloadOnce().finally(() => {
      running = null
    })
    return running
  }
  return { mayReload, recover }
}

/** A chunk could not be fetched; asking again needs a reload. */
export class MissingChunkError extends Error {
  constructor() {
    super('A part of this page could not be loaded.')
    this.name = 'MissingChunkError'
  }
}

/** For the page that is open. */
export const { mayReload, recover } = createRecovery(BROWSER)

async function isPageServed(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return status < 500
  } catch {
    return false
  }
}
