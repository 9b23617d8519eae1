import { MAX_NOTE_LENGTH } from '@/shared/contracts/bookings.ts'
import {
  asksForChecklist,
  readSavedChecklist,
  summarizeChecklist,
} from '@/features/checklist/public.ts'
import { priceReturn, readSavedAnswers, summarizeEstimate } from '@/features/estimator/public.ts'

/** A text that a click adds to the note. */
export type NoteOffer = { label: string; text: string }

/** The visitor's saved estimate and checklist as texts for the note. Nothing is sent without a click. */
export function readNoteOffers(): NoteOffer[] {
  const [estimate, checklist] = [readEstimateText(), readChecklistText()]
  return [
    ...(estimate === '' ? [] : [{ label: 'Add my estimate', text: estimate }]),
    ...(checklist === '' ? [] : [{ label: 'Add my checklist', text: checklist }]),
  ]
}

/** The checklist for someone who came from it, else nothing. */
export function firstNote(arrival: unknown): string {
  return asksForChecklist(arrival) ? readChecklistText() : ''
}

/** Before the last question is answered there is no estimate, only defaults. */
function readEstimateText(): string {
  const saved = readSavedAnswers()
  return saved?.step === 'results' ? summarizeEstimate(priceReturn(saved.form)) : ''
}

function readChecklistText(): string {
  const checklist = readSavedChecklist()
  return checklist ? summarizeChecklist(checklist).slice(0, MAX_NOTE_LENGTH) : ''
}
