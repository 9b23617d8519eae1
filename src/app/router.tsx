import { Suspense } from 'react'
import type { RouteObject } from 'react-router-dom'
import { PageLoading } from '@/components/page-loading'
import { lazyPart } from '@/lib/lazy-part'
import { RouteErrorScreen, RouterDefaultError } from './error-screen'
import { type PageLoader, ROUTES, type RouteEntry } from './routes'
import { RootLayout } from './shell/root-layout'

const loadNotFound: PageLoader = () => import('@/pages/not-found')

/** The router's routes, from the route table: every page is lazy and has an error screen. */
export const routeObjects: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouterDefaultError />,
    children: [...pageRoutes(), pageRoute('*', loadNotFound)],
  },
]

function pageRoutes(): RouteObject[] {
  const entries: readonly RouteEntry[] = ROUTES
  return entries.flatMap((entry) => {
    const { page, aliases = [] } = entry
    return page ? [entry.path, ...aliases].map((path) => pageRoute(path, page)) : []
  })
}

function pageRoute(path: string, load: PageLoader): RouteObject {
  const Page = lazyPart(load)
  return {
    path,
    errorElement: <RouteErrorScreen />,
    element: (
      <Suspense fallback={<PageLoading />}>
        <Page />
      </Suspense>
    ),
  }
}
