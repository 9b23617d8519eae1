import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  createPath,
  type Location,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'

/** Settles once the history has left the entry of the dialog that was closed last. */
let hasLeft: Promise<void> = Promise.resolve()

/**
 * Gives a dialog an entry in the history while it is mounted: Back closes it, and the page stays. However it closes,
 * its entry goes with it. Links inside need `replace`, so that they take the entry's place.
 * @param onBack closes the dialog
 * @param onLeft closes it for what a link leads to, which may have the focus then (R31)
 */
export function useBackCloses(onBack: () => void, onLeft: () => void): void {
  const location = useLocation()
  const type = useNavigationType()
  const navigate = useNavigate()
  const [openedAt] = useState(location)
  const hasEntry = useRef(false)

  const addEntry = useEffectEvent(() => {
    // Another page is on its way, and the dialog closes when it arrives.
    if (createPath(location) !== address()) return
    hasEntry.current = true
    void navigate(location, { state: { ...location.state, isDialog: true } })
  })
  const leaveEntry = useEffectEvent(() => {
    hasLeft = new Promise((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true })
    })
    void navigate(-1)
  })
  const close = useEffectEvent(onBack)

  useEffect(() => {
    const openedOn = address()
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
      // A link to another page has replaced the entry.
      if (hasEntry.current && address() === openedOn) leaveEntry()
      hasEntry.current = false
    }
  }, [])

  const leave = useEffectEvent(onLeft)
  useEffect(() => {
    if (location === openedAt || isDialogEntry(location)) return
    // What stands beside the dialog, such as a link or a wizard, has gone on from its entry.
    if (type === NavigationType.Push) hasEntry.current = false
    // Back itself has closed the dialog.
    if (type !== NavigationType.Pop || createPath(location) !== createPath(openedAt)) leave()
  }, [location, openedAt, type])
}

/** Whether a history entry belongs to a dialog. It shows the page of the entry before. */
export function isDialogEntry({ state }: Location): boolean {
  return (state as { isDialog?: true } | null)?.isDialog === true
}

function address(): string {
  return createPath(window.location)
}
