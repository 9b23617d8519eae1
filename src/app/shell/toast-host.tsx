import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from '@/components/error-boundary'
import { renewedPart } from '@/lib/lazy-part'
import { useStore } from '@/lib/store'
import { dismissToast, toastStore } from '@/lib/toast'

const toaster = renewedPart(() => import('@/components/ui/toaster'))

/** Loads the notification code when the first notification is shown. */
export function ToastHost() {
  const toast = useStore(toastStore)
  return toast === null ? null : <ToastArea />
}

function ToastArea() {
  const [Toaster] = useState(toaster)
  return (
    <ErrorBoundary fallback={<Lost />}>
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  )
}

/** A notification that cannot be shown is dropped, so that the next one begins anew. */
function Lost() {
  useEffect(dismissToast, [])
  return null
}
