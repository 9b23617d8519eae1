import { Suspense, useEffect } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { SIGN_IN_UNREACHABLE } from '@/lib/phrases.ts'
import { useAuth } from '@/features/auth/public.ts'
import { closeDialog, openedDialog } from '@/lib/dialog-entry.ts'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { officeDate } from '@/shared/office-date.ts'
import { useStore } from '@/lib/store.ts'
import { useToday } from '@/lib/use-today.ts'
import { codeRequest, loadCodeDialog } from './code-request.ts'
import { DeskFrame, SignedOut } from './desk-frame.tsx'

const CodeDialog = retryableLazy(loadCodeDialog)
const OpenDesk = retryableLazy(() => import('./open-desk.tsx'))

/** The office's desk, for those the server authorizes. */
export function Desk() {
  const { user, isLoading, problem } = useAuth()
  const today = useToday(officeDate)
  if (today === null || isLoading) return OPENING
  if (problem === 'unreachable') {
    return (
      <DeskFrame>
        <p role="status">{SIGN_IN_UNREACHABLE}</p>
      </DeskFrame>
    )
  }
  if (user === null) return <SignedOut message="The desk is for office staff. Please sign in." />
  return (
    <>
      <ErrorBoundary loading={OPENING}>
        <OpenDesk today={today} />
      </ErrorBoundary>
      <CodeRequest email={user.email ?? ''} />
    </>
  )
}

const OPENING = (
  <DeskFrame>
    <p role="status" className="font-display text-[1.375rem] font-[650] noscript:hidden">
      Opening the desk…
    </p>
  </DeskFrame>
)

function CodeRequest({ email }: { email: string }) {
  const request = useStore(codeRequest)
  const isOpen = useStore(openedDialog) === 'new-code'
  const isAsked = request !== null
  useEffect(() => {
    if (isAsked && !isOpen) codeRequest.get()?.settle(false)
    // A reload keeps the entry, but not what asked.
    if (isOpen && !isAsked) closeDialog()
  }, [isAsked, isOpen])
  useEffect(() => () => codeRequest.get()?.settle(false), [])
  return (
    request && (
      <Suspense fallback={null}>
        <CodeDialog message={request.message} email={email} onDone={() => request.settle(true)} />
      </Suspense>
    )
  )
}
