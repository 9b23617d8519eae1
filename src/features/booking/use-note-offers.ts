import { useEffect, useEffectEvent, useState } from 'react'
import { CHECKLIST_KEY } from '@/features/checklist/public.ts'
import { ANSWERS_KEY, passedEstimate } from '@/features/estimator/public.ts'
import { preloadChunk } from '@/lib/lazy-loading.tsx'
import { localStore, sessionStore } from '@/lib/storage.ts'
import type { NoteOffer } from './note-offers.ts'

const loadOffers = () => import('./note-offers.ts')

/**
 * Offers to add the saved estimate or checklist to the note. The code that reads them is larger than the form, so
 * it loads only for visitors who have used one of the tools.
 * @param arrival the location's state
 * @param onArrival receives the first note for visitors who came from one of the tools
 */
export function useNoteOffers(
  arrival: unknown,
  onArrival: (note: string) => void,
): readonly NoteOffer[] {
  const [offers, setOffers] = useState<readonly NoteOffer[]>([])
  const begin = useEffectEvent(onArrival)

  useEffect(() => {
    begin(passedEstimate(arrival))
    if (!hasSavedTexts()) return
    let isMounted = true
    // Without a connection there is nothing to offer, and the form still works.
    void preloadChunk(loadOffers).then((read) => {
      if (!read || !isMounted) return
      setOffers(read.readNoteOffers())
      begin(read.firstNote(arrival))
    })
    return () => {
      isMounted = false
    }
  }, [arrival])

  return offers
}

function hasSavedTexts(): boolean {
  return sessionStore.get(ANSWERS_KEY) !== null || localStore.get(CHECKLIST_KEY) !== null
}
