import { MAX_NOTE_LENGTH } from '@/contracts/bookings'
import {
  asksForChecklist,
  readSavedChecklist,
  summarizeChecklist,
} from '@/features/checklist/public'
import { readSavedAnswers, RESULTS_STEP, summarizeEstimate } from '@/features/estimator/public'

/** A text the visitor may put into the note on a click. */
export type NoteOffer = { label: string; text: string }

/** What this device keeps that would help the office: nothing of it is sent without a click. */
export function readNoteOffers(): NoteOffer[] {
  const saved = readSavedAnswers()
  const checklist = readChecklistText()
  return [
    // Before the last question is answered there is no estimate, only defaults.
    ...(saved?.step === RESULTS_STEP
      ? [{ label: 'Add my estimate', text: summarizeEstimate(saved.form) }]
      : []),
    ...(checklist === '' ? [] : [{ label: 'Add my checklist', text: checklist }]),
  ]
}

/** The note to begin with: the checklist for someone who came by its "copy" link, else nothing. */
export function firstNote(arrival: unknown): string {
  return asksForChecklist(arrival) ? readChecklistText() : ''
}

function readChecklistText(): string {
  const checklist = readSavedChecklist()
  return checklist ? summarizeChecklist(checklist).slice(0, MAX_NOTE_LENGTH) : ''
}
