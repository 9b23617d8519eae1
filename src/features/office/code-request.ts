import { openDialog } from '@/lib/dialog-entry.ts'
import { preloadChunk } from '@/lib/lazy-loading.tsx'
import { createStore } from '@/lib/store.ts'
import { showToast } from '@/lib/toast.ts'

/** `settle` says whether there is a new code, and so closes the dialog. */
type CodeRequest = { message: string; settle: (hasCode: boolean) => void }

/** What the desk's dialog asks for a new code, or null. */
export const codeRequest = createStore<CodeRequest | null>(null)

export const loadCodeDialog = () => import('./code-dialog.tsx')

/**
 * Opens the dialog that asks for a new code, over what is typed and shown.
 * @param message the server's reason
 * @returns whether a new code was entered; false if the dialog was closed or cannot be loaded
 */
export async function askForCode(message: string): Promise<boolean> {
  if (!(await preloadChunk(loadCodeDialog))) {
    showToast('The form for a new code could not be loaded. Check your connection and try again.')
    return false
  }
  return new Promise((resolve) => {
    const earlier = codeRequest.get()
    codeRequest.set({
      message,
      settle: (hasCode) => {
        codeRequest.set(null)
        earlier?.settle(hasCode)
        resolve(hasCode)
      },
    })
    openDialog('new-code')
  })
}
