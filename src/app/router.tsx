import { Suspense, useEffect, useState } from 'react'
import { type RouteObject, useRoutes } from 'react-router-dom'
import { PageLoading } from '@/components/page-loading'
import { replayEarlyInput } from '@/lib/early-input'
import { whenIdle } from '@/lib/when-idle'
import { RouteBoundary } from './route-boundary'
import { RouteErrorScreen } from './error-screen'
import { pageComponent, startVisit } from './page-loader'
import { type PageLoader, ROUTES, type RouteEntry } from './routes'

const loadNotFound: PageLoader = () => import('@/pages/not-found')

/** The router's routes, from the route table. */
const routeObjects: RouteObject[] = [
  ...(ROUTES as readonly RouteEntry[]).flatMap(({ path, aliases = [], page }) =>
    [path, ...aliases].map((one) => pageRoute(one, page)),
  ),
  pageRoute('*', loadNotFound),
]

function pageRoute(path: string, load: PageLoader): RouteObject {
  return { path, caseSensitive: true, element: <LazyPage load={load} /> }
}

/** The page of the address shown: every page is lazy and has an error screen. */
export function CurrentPage() {
  // Once, before the page is drawn: this is made anew for every address.
  useState(startVisit)
  return (
    <RouteBoundary screen={RouteErrorScreen}>
      <Suspense fallback={<PageLoading />}>
        {/* No route, not even "*", matches an address with a line break in it. */}
        {useRoutes(routeObjects) ?? <LazyPage load={loadNotFound} />}
      </Suspense>
    </RouteBoundary>
  )
}

function LazyPage({ load }: { load: PageLoader }) {
  // Stays the same while the page is shown, whatever is loaded meanwhile.
  const [Page] = useState(() => pageComponent(load))
  useEffect(() => whenIdle(replayEarlyInput), [])
  return <Page />
}
