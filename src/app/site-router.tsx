import { type ReactNode, useEffect, useLayoutEffect, useState, useTransition } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
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
  useLayoutEffect(
    () => history.listen((next) => startTransition(() => setShown(next))),
    [history, startTransition],
  )
  useEffect(() => {
    pageLoading.set(isPending && history.location.pathname !== location.pathname)
  }, [isPending, history, location])

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
