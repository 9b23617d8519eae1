import type { RootOptions } from 'react-dom/client'
import { env } from '@/config/env'
import { loadQuietly } from '@/lib/stale-files'
import { whenIdle } from '@/lib/when-idle'

/**
 * Has errors reported that nobody caught, or a section's or route's error screen did; off unless the
 * build switched measurement on. What it takes to report one is loaded after the first error.
 * @returns options for React's root
 */
export function watchErrors(): RootOptions {
  if (!env.isMeasuring) return {}
  // React hands on to the window what no error screen catches.
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  return {
    onCaughtError: (error) => {
      console.error(error)
      report(error)
    },
  }
}

function report(error: unknown): void {
  const { pathname } = location
  whenIdle(() => {
    void loadQuietly(() => import('./report-error')).then((module) =>
      module?.reportError(error, pathname),
    )
  })
}
