import * as z from 'zod/mini'

/** History state of the link to the booking page: the visitor asked for the list to be copied. */
export const COPY_CHECKLIST = { copyChecklist: true } as const

const copySchema = z.object({ copyChecklist: z.literal(true) })

/** True when the visitor came to the booking page with the list. Takes a location's state. */
export function asksForChecklist(locationState: unknown): boolean {
  return copySchema.safeParse(locationState).success
}
