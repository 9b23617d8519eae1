import { sessionStore } from './storage'

const KEY = 'intendedPath'

/** Remembers where the visitor was going before signing in; only paths of this site are kept. */
export function saveIntendedPath(path: string): void {
  if (isOwnPath(path)) sessionStore.set(KEY, path)
}

/**
 * Ties the remembered path to the page shown: who leaves it by the address bar goes where they ask, who
 * loads it anew or comes back to it finds the path again.
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

/** Removes the remembered path and returns it, or null when there is none or it is not ours (D29). */
export function takeIntendedPath(): string | null {
  const path = sessionStore.get(KEY)
  if (path === null) return null
  sessionStore.remove(KEY)
  return isOwnPath(path) ? path : null
}

/** True for "/x"; false for "//host", "/\host", "https://…" and anything a browser would fold into them. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\t\n\r]*$/.test(path)
}
