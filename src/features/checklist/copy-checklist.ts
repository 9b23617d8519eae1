import * as z from 'zod/mini'

/** History state of the link to the booking page: asks to copy the list. */
export const COPY_CHECKLIST = { copyChecklist: true } as const

const copySchema = z.object({ copyChecklist: z.literal(true) })

/** Whether a location's state asks to copy the list to the booking page. */
export function asksForChecklist(locationState: unknown): boolean {
  return copySchema.safeParse(locationState).success
}
