import { useId } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { type Outcome, useSend } from '@/features/api/public.ts'
import { importChunk } from '@/lib/lazy-loading.tsx'
import { showToast } from '@/lib/toast.ts'

const NOT_SIGNED_OUT = 'Signing out did not work. Reload the page and try again.'

async function signOutEverywhere(): Promise<Outcome<boolean, typeof NOT_SIGNED_OUT>> {
  try {
    const { signOut } = await importChunk(() => import('./auth-client.ts'))
    return { isOk: true, data: await signOut() }
  } catch {
    return { isOk: false, problem: NOT_SIGNED_OUT }
  }
}

type SignOutProps = {
  /** Says how far it reaches, beside the button. */
  reach?: string
  onSignedOut?: (isEverywhere: boolean) => void
}

/** Ends the session on every device, or says that it ended on this one only. */
export function SignOut({ reach, onSignedOut }: SignOutProps) {
  const reachId = useId()
  const { send, isSending, problem } = useSend<typeof NOT_SIGNED_OUT>()
  const leave = async () => {
    const outcome = await send(signOutEverywhere)
    if (!outcome?.isOk) return
    onSignedOut?.(outcome.data)
    showToast(
      outcome.data ? 'You are signed out on all your devices.' : 'You are signed out here only.',
    )
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-describedby={reach && reachId}
        disabled={isSending}
        onClick={() => void leave()}
      >
        {isSending ? 'Signing out…' : 'Sign out'}
      </Button>
      {reach && <span id={reachId}>{reach}</span>}
      {problem && (
        <p role="alert" className="w-full font-semibold text-red">
          {problem}
        </p>
      )}
    </>
  )
}
