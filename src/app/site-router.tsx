import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useTransition,
} from 'react'
import {
  createPath,
  type Location,
  NavigationType,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import { readDialog } from '@/lib/dialog-entry.ts'
import { pageLoading } from './shell/loading-notice.tsx'

/**
 * The library's BrowserRouter, which also says while the next page loads and the old one is still on screen (R25).
 * Only the owner of the transition learns that it is pending, so the transition has to be ours.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setShown] = useState({
    action: history.action,
    location: history.location,
  })
  const [isPending, startTransition] = useTransition()
  const firstName = useEffectEvent(() => nameOf(location))
  useLayoutEffect(() => {
    // Not the history's, which Back may have changed while the page hydrated.
    let shownAs = firstName()
    readDialog()
    return history.listen((next) => {
      readDialog()
      // A dialog has the key of its page, which stays as it is.
      const isSamePage = next.action === NavigationType.Pop && nameOf(next.location) === shownAs
      shownAs = nameOf(next.location)
      if (!isSamePage) startTransition(() => setShown(next))
    })
  }, [history, startTransition])
  useEffect(() => {
    pageLoading.set(isPending && history.location.pathname !== location.pathname)
  }, [isPending, history, location])

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}

const nameOf = (location: Location) => `${location.key} ${createPath(location)}`
