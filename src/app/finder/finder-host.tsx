import { useEffect } from 'react'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { useStore } from '@/lib/store.ts'
import { OverlayChunk } from '../shell/overlay-chunk.tsx'
import { isFinderShortcut } from './finder-shortcut.ts'
import { closeFinder, finderStore, openFinder } from './finder-store.ts'

const QueryProvider = retryableLazy(() => import('@/lib/query-provider.tsx'))
const FinderDialog = retryableLazy(() => import('./finder-dialog.tsx'))

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
    <OverlayChunk onClose={closeFinder}>
      <QueryProvider>
        <FinderDialog />
      </QueryProvider>
    </OverlayChunk>
  )
}
