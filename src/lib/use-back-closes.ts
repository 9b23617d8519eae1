import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  createPath,
  type Location,
  type NavigateFunction,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'

/** How long a step in the history may take, in milliseconds. A step that never comes must not block clicks. */
const MAX_WAIT_MS = 1000

/** Resolves once the history has left the entry of the last closed dialog. */
let hasLeft: Promise<void> = Promise.resolve()

/**
 * Gives a dialog its own history entry while it is mounted, so that Back closes it and stays on the page. The entry
 * is removed however the dialog closes. Links inside need `replace`, so that they take the entry's place.
 * @param onBack closes the dialog
 * @param onNavigate closes the dialog after a link inside was followed, leaving the focus to the new page (R31)
 */
export function useBackCloses(onBack: () => void, onNavigate: () => void): void {
  const location = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const [openedAt] = useState(location)
  const [openedOn] = useState(address)
  const hasEntry = useRef(false)

  const addEntry = useEffectEvent(() => {
    const { pathname, search, hash } = window.location
    // Another page is loading. The dialog closes when it renders.
    if (location.pathname !== pathname) return
    hasEntry.current = true
    // The router's own search and hash may be old: it waits for the code of all prerendered sections.
    void navigate({ pathname, search, hash }, { state: { ...location.state, isDialog: true } })
  })
  const leaveEntry = useEffectEvent(() => leaveDialogEntry(navigate, -1))
  const close = useEffectEvent(onBack)

  useEffect(() => {
    let isClosed = false
    const onPop = () => {
      hasEntry.current = false
      close()
    }
    void hasLeft.then(() => {
      if (isClosed) return
      addEntry()
      window.addEventListener('popstate', onPop)
    })
    return () => {
      isClosed = true
      window.removeEventListener('popstate', onPop)
      // A link to another page replaced the entry.
      if (hasEntry.current && address() === openedOn) leaveEntry()
      hasEntry.current = false
    }
  }, [openedOn])

  const leave = useEffectEvent(onNavigate)
  useEffect(() => {
    if (location === openedAt || isDialogEntry(location)) return
    // A link or wizard outside the dialog has pushed an entry on top of the dialog's.
    if (type === NavigationType.Push) hasEntry.current = false
    // Back already closed the dialog.
    if (type !== NavigationType.Pop || createPath(location) !== openedOn) leave()
  }, [location, openedAt, openedOn, type])
}

/** Steps away from the entry of a closed dialog. A dialog that opens in the meantime adds its own entry afterward. */
export function leaveDialogEntry(navigate: NavigateFunction, delta: 1 | -1): void {
  hasLeft = new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true })
    setTimeout(resolve, MAX_WAIT_MS)
  })
  holdClicks(hasLeft)
  void navigate(delta)
}

/** Passes clicks on once the history has moved. Its step would undo what they add to it, such as a link's page. */
function holdClicks(until: Promise<void>): void {
  const hold = (event: MouseEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    void until.then(() => event.target?.dispatchEvent(new MouseEvent('click', event)))
  }
  window.addEventListener('click', hold, { capture: true })
  void until.then(() => window.removeEventListener('click', hold, { capture: true }))
}

/** Whether a history entry belongs to a dialog. It shows the same page as the entry before it. */
export function isDialogEntry({ state }: Location): boolean {
  return (state as { isDialog?: true } | null)?.isDialog === true
}

function address(): string {
  return createPath(window.location)
}
