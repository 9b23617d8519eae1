import { Suspense, useEffect } from 'react'
import { ErrorBoundary } from '@/components/error-boundary'
import { retryableLazy } from '@/lib/lazy-loading'
import { useStore } from '@/lib/store'
import { ChunkProblem } from '../shell/chunk-problem'
import { isFinderShortcut } from './finder-shortcut'
import { closeFinder, finderStore, openFinder } from './finder-store'

const QueryProvider = retryableLazy(() => import('@/lib/query-provider'))
const FinderDialog = retryableLazy(() => import('./finder-dialog'))

/** Opens the finder on Ctrl K, or Cmd K on Apple keyboards. */
export function FinderHost() {
  const isOpen = useStore(finderStore)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isFinderShortcut(event)) return
      event.preventDefault()
      openFinder()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  if (!isOpen) return null
  return (
    <ErrorBoundary fallback={(retry) => <ChunkProblem onRetry={retry} onClose={closeFinder} />}>
      <Suspense fallback={null}>
        <QueryProvider>
          <FinderDialog />
        </QueryProvider>
      </Suspense>
    </ErrorBoundary>
  )
}
