import { useEffect, useState } from 'react'
import { importChunk } from '@/lib/lazy-loading.tsx'
import type { ChecklistProgress } from './checklist-state.ts'

/** The progress of the saved checklist. Null without one, without a paper on it, and until it has loaded. */
export function useChecklistProgress(): ChecklistProgress | null {
  const [progress, setProgress] = useState<ChecklistProgress | null>(null)
  useEffect(() => {
    let isMounted = true
    importChunk(() => import('./saved-checklist.ts')).then(
      ({ readProgress }) => {
        const read = readProgress()
        if (isMounted && read && read.total > 0) setProgress(read)
      },
      // If it fails to load, the page only links to the checklist.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [])
  return progress
}
