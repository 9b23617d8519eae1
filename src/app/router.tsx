import { type ComponentType, Suspense, useEffect } from 'react'
import { type Location, type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { PageLoading } from '@/components/page-loading'
import { PAGES } from '@/content/pages'
import { replayEarlyInput } from '@/lib/early-input'
import { retryableLazy } from '@/lib/lazy-loading'
import { RouteErrorScreen } from './error-screen'
import { pageLoader } from './page-modules'
import { RouteBoundary } from './route-boundary'
import { PageTransition } from './shell/page-transition'

const notFound = lazyPage('not-found')

/** The router's routes, built from the list of pages. */
const routeObjects: RouteObject[] = [
  ...PAGES.flatMap(({ path, aliases = [], file }) => {
    const element = lazyPage(file)
    return [path, ...aliases].map((one) => ({ path: one, caseSensitive: true, element }))
  }),
  { path: '*', element: notFound },
]

const LOADING = (
  <main id="main" tabIndex={-1}>
    <PageLoading />
  </main>
)

function lazyPage(file: string) {
  return <LazyPage page={retryableLazy(pageLoader(file))} />
}

/**
 * The main area with the page at the current address. Every page is lazy and has an error screen. The page that is
 * left stays until the code of the next one is here, since the router changes the address in a transition.
 */
export function CurrentPage() {
  const location = useLocation()
  return (
    <Suspense fallback={LOADING}>
      <PageTransition pathname={location.pathname} page={<PageAt location={location} />} />
    </Suspense>
  )
}

/** Gives the page its own location, so that it stays what it is while it goes. */
function PageAt({ location }: { location: Location }) {
  // No route, not even "*", matches an address with a line break.
  const page = useRoutes(routeObjects, location) ?? notFound
  return <RouteBoundary screen={RouteErrorScreen}>{page}</RouteBoundary>
}

function LazyPage({ page: Page }: { page: ComponentType }) {
  useEffect(() => {
    // Once what the page itself does when it is mounted has settled.
    const timer = setTimeout(replayEarlyInput)
    return () => clearTimeout(timer)
  }, [])
  return <Page />
}
