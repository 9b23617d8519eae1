import { isRecord } from '@/lib/parse-json.ts'

/** History state of the link to the booking page: asks to copy the list. */
export const COPY_CHECKLIST = { copyChecklist: true } as const

/** Whether a location's state asks to copy the list to the booking page. */
export function asksForChecklist(locationState: unknown): boolean {
  return isRecord(locationState) && locationState.copyChecklist === true
}
