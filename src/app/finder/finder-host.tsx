import { useEffect } from 'react'
import { openDialog, openedDialog } from '@/lib/dialog-entry.ts'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { useStore } from '@/lib/store.ts'
import { OverlayChunk } from '../shell/overlay-chunk.tsx'
import { isFinderShortcut } from './finder-shortcut.ts'

const FinderDialog = retryableLazy(() => import('./finder-dialog.tsx'))

/** Opens the finder on Ctrl K, or Cmd K on Apple keyboards. */
export function FinderHost() {
  const isOpen = useStore(openedDialog) === 'finder'

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isFinderShortcut(event)) return
      event.preventDefault()
      openDialog('finder')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  if (!isOpen) return null
  return (
    <OverlayChunk>
      <FinderDialog />
    </OverlayChunk>
  )
}
