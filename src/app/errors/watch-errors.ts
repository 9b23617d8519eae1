import type { RootOptions } from 'react-dom/client'
import { env } from '@/config/env.ts'
import { preloadChunk } from '@/lib/lazy-loading.tsx'
import { whenIdle } from '@/lib/when-idle.ts'

/**
 * Reports uncaught errors and those that an error screen caught. Off unless the build switched measurement
 * on. The reporting code loads after the first error.
 * @returns options for React's root
 */
export function watchErrors(): RootOptions {
  if (!env.isMeasuring) return {}
  // React passes errors that no error screen catches on to the window.
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
    void preloadChunk(() => import('./report-error.ts')).then((module) =>
      module?.reportError(error, pathname),
    )
  })
}
