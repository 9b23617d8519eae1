import { Suspense, useEffect } from 'react'
import { ErrorBoundary } from '@/components/error-boundary'
import { lazyPart } from '@/lib/lazy-part'
import { useStore } from '@/lib/store'
import { finderStore, openFinder } from './finder-store'

const QueryProvider = lazyPart(() => import('@/lib/query-provider'))
const FinderDialog = lazyPart(() => import('./finder-dialog'))

/** Opens the finder on "/", unless the visitor is typing somewhere. */
export function FinderHost() {
  const isOpen = useStore(finderStore)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (event.key !== '/' || !isPlain || isTypedInto(event.target)) return
      event.preventDefault()
      openFinder()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  if (!isOpen) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <QueryProvider>
          <FinderDialog />
        </QueryProvider>
      </Suspense>
    </ErrorBoundary>
  )
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role=combobox]'))
  )
}
