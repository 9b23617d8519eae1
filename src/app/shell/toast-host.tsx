import { useEffect } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { useStore } from '@/lib/store.ts'
import { dismissToast, toastStore } from '@/lib/toast.ts'

const Toaster = retryableLazy(() => import('@/components/ui/toaster.tsx'))

/** Loads the notification code when the first notification is shown. */
export function ToastHost() {
  const toast = useStore(toastStore)
  if (toast === null) return null
  return (
    <ErrorBoundary fallback={<Lost />} loading={null}>
      <Toaster />
    </ErrorBoundary>
  )
}

/** Drops a notification that cannot be shown, so that the next one starts clean. */
function Lost() {
  useEffect(dismissToast, [])
  return null
}
