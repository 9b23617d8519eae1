import { useEffect, useEffectEvent, useState } from 'react'
import { CHECKLIST_KEY } from '@/features/checklist/public'
import { ANSWERS_KEY } from '@/features/estimator/public'
import { preloadChunk } from '@/lib/lazy-loading'
import { localStore, sessionStore } from '@/lib/storage'
import type { NoteOffer } from './note-offers'

const loadOffers = () => import('./note-offers')

/**
 * What this device keeps that would help the office. The code that reads it weighs more than the form, so it
 * loads only for a visitor who has used one of the tools.
 * @param arrival the location's state
 * @param onArrival takes the note to begin with, for someone who came from one of the tools
 */
export function useNoteOffers(
  arrival: unknown,
  onArrival: (note: string) => void,
): readonly NoteOffer[] {
  const [offers, setOffers] = useState<readonly NoteOffer[]>([])
  const begin = useEffectEvent(onArrival)

  useEffect(() => {
    if (!isAnythingKept()) return
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

function isAnythingKept(): boolean {
  return sessionStore.get(ANSWERS_KEY) !== null || localStore.get(CHECKLIST_KEY) !== null
}
