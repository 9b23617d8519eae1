import { sessionStore } from './storage.ts'

const KEY = 'intendedPath'

/** Remembers where the visitor was going before signing in. Keeps paths of this site only. */
export function saveIntendedPath(path: string): void {
  if (isOwnPath(path)) sessionStore.set(KEY, path)
}

/**
 * Ties the remembered path to the current page. Leaving through the address bar forgets it. Reloading or returning
 * to the page restores it.
 * @returns a function that unties it
 */
export function keepIntendedPathHere(): () => void {
  const { history } = window
  const restore = () => {
    const path = (history.state as { intendedPath?: unknown } | null)?.intendedPath
    if (typeof path === 'string') saveIntendedPath(path)
  }
  const forget = () => sessionStore.remove(KEY)
  const path = sessionStore.get(KEY)
  if (path === null) restore()
  else history.replaceState({ ...history.state, intendedPath: path }, '')
  window.addEventListener('pagehide', forget)
  window.addEventListener('pageshow', restore)
  return () => {
    window.removeEventListener('pagehide', forget)
    window.removeEventListener('pageshow', restore)
  }
}

/** Removes and returns the remembered path, or null when there is none or it is on another site (D29). */
export function takeIntendedPath(): string | null {
  const path = sessionStore.get(KEY)
  if (path === null) return null
  sessionStore.remove(KEY)
  return isOwnPath(path) ? path : null
}

/** True for "/x". False for "//host", "/\host", "https://…" and anything browsers normalize to these. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\t\n\r]*$/.test(path)
}
