import { reloadPage } from './reload-page.ts'
import { sessionStore } from './storage.ts'
import { isBeingLeft } from './watch-leaving.ts'

/** Session storage: the build that was already reloaded for a missing file. */
const MARK = 'reloadedBuild'

/** How long to wait for the server to respond, in milliseconds. */
const TIMEOUT_MS = 5000

/**
 * If the visitor is still here after this long, in milliseconds, they are not leaving: a download looks the same at
 * first.
 */
const LEAVING_MS = 10_000

/** Identifies this build: this file's hash depends on those of all other files. */
const BUILD_ID = import.meta.url

let reloading: Promise<never> | null = null

/** Whether the page has not reloaded for this build yet. */
export function mayReload(): boolean {
  return navigator.onLine && sessionStore.get(MARK) !== BUILD_ID
}

/**
 * Handles a missing file, as after a deployment: reloads the page once per build. The second time, or without a
 * connection, the caller that requested the file gets the error.
 * @returns a promise that never settles while the page reloads
 * @throws MissingChunkError if the page must not reload
 */
export async function recover(): Promise<never> {
  if (isBeingLeft()) {
    // Firefox aborts downloads when the visitor leaves a page. A reload would bring the visitor back.
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
    throw new MissingChunkError(!navigator.onLine)
  }
  if (reloading) return reloading
  if (!mayReload()) throw new MissingChunkError(!navigator.onLine)
  reloading = reloadOnce().finally(() => {
    reloading = null
  })
  return reloading
}

async function reloadOnce(): Promise<never> {
  const isUp = await isPageServed().catch(() => null)
  if (!isUp) throw new MissingChunkError(isUp === null)
  sessionStore.set(MARK, BUILD_ID)
  reloadPage()
  // The page is about to go, and the code that waits for the file with it.
  return new Promise<never>(() => {})
}

/** A chunk could not be loaded. Only a reload requests it again. */
export class MissingChunkError extends Error {
  /** Whether the cause is the connection. */
  readonly isOffline: boolean

  constructor(isOffline = false) {
    super('A part of this page could not be loaded.')
    this.isOffline = isOffline
    this.name = 'MissingChunkError'
  }
}

/**
 * Whether the server responds for the current page with anything but an error of its own.
 * @throws when it cannot be reached: a device may believe it is online, as in a Wi-Fi without internet
 */
export async function isPageServed(): Promise<boolean> {
  const { status } = await fetch(window.location.pathname, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return status < 500
}
