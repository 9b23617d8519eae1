import { Suspense, useEffect } from 'react'
import { ErrorBoundary } from '@/components/error-boundary'
import { lazyPart } from '@/lib/lazy-part'
import { useStore } from '@/lib/store'
import { PartProblem } from '../shell/part-problem'
import { isFinderShortcut } from './finder-shortcut'
import { closeFinder, finderStore, openFinder } from './finder-store'

const QueryProvider = lazyPart(() => import('@/lib/query-provider'))
const FinderDialog = lazyPart(() => import('./finder-dialog'))

/** Opens the finder on Ctrl K, on Apple's keyboards Cmd K. */
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
    <ErrorBoundary fallback={(retry) => <PartProblem onRetry={retry} onClose={closeFinder} />}>
      <Suspense fallback={null}>
        <QueryProvider>
          <FinderDialog />
        </QueryProvider>
      </Suspense>
    </ErrorBoundary>
  )
}
