import { Suspense } from 'react'
import { ErrorBoundary } from '@/components/error-boundary'
import { lazyPart } from '@/lib/lazy-part'
import { useStore } from '@/lib/store'
import { toastStore } from '@/lib/toast'

const Toaster = lazyPart(() => import('@/components/ui/toaster'))

/** Loads the notification code when the first notification is shown. */
export function ToastHost() {
  const toast = useStore(toastStore)
  if (toast === null) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  )
}
