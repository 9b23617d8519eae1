import { type ComponentType, Suspense } from 'react'
import { type Location, type RouteObject, useLocation, useRoutes } from 'react-router-dom'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { PAGES } from '@/config/pages.ts'
import { useEarlyInput } from '@/lib/early-input.ts'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { RouteErrorScreen } from './errors/error-screens.tsx'
import { pageLoader } from './page-modules.ts'
import { PageTransition } from './shell/page-transition.tsx'

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

/** Shown while a page's code loads. Invisible for the first 200 ms, so that fast loads don't flicker. */
function PageLoading() {
  return (
    <div className="wrap min-h-[70vh] py-12 motion-safe:animate-[late_0s_200ms_backwards]">
      <p role="status" className="font-display text-[1.375rem] font-[650]">
        Loading...
      </p>
      <div aria-hidden className="mt-6 grid max-w-measure gap-3 [&>i]:h-4 [&>i]:bg-tint">
        <i />
        <i className="w-4/5" />
        <i className="w-3/5" />
      </div>
    </div>
  )
}

function lazyPage(file: string) {
  return <LazyPage page={retryableLazy(pageLoader(file))} />
}

/**
 * The main area with the page at the current address. Every page is lazy and has an error screen. The old page
 * stays until the next one's code has loaded, because the router navigates in a transition.
 */
export function CurrentPage() {
  const location = useLocation()
  return (
    <Suspense fallback={LOADING}>
      <PageTransition pathname={location.pathname} page={<PageAt location={location} />} />
    </Suspense>
  )
}

/** Renders a page for a fixed location, so that it doesn't change while it leaves. */
function PageAt({ location }: { location: Location }) {
  // No route, not even "*", matches an address with a line break.
  const page = useRoutes(routeObjects, location) ?? notFound
  return (
    <ErrorBoundary fallback={(_, error) => <RouteErrorScreen error={error} />}>
      {page}
    </ErrorBoundary>
  )
}

function LazyPage({ page: Page }: { page: ComponentType }) {
  useEarlyInput('main')
  return <Page />
}
