import type { DEEDS, OfficeTrail } from '../../../src/shared/contracts/office.ts'
import type { Query } from '../request/db.ts'
import { insertInto } from '../request/rows.ts'

/** How many rows were deleted, exported or changed, and the ISO dates of a table or a closing. */
type Extent = {
  appointments?: number
  messages?: number
  waiting?: number
  firstDay?: string
  lastDay?: string | null
}

/** What was done, and to how much. */
export type DeedLine = [what: keyof typeof DEEDS, extent?: Extent]

const PAGE = 50

/**
 * Adds to the office's trail who did something. Belongs in the transaction of what was done: neither happens without
 * the other.
 */
export async function recordDeed(
  query: Query,
  { by, now }: { by: string; now: Date },
  ...[what, extent = {}]: DeedLine
): Promise<void> {
  const { appointments, messages, waiting, firstDay, lastDay } = extent
  const counts = { appointments, messages, waiting, firstDay, lastDay }
  await query(...insertInto('office_trail', { at: now, who: by, what, ...counts }))
}

/** A page of the office's trail, newest first. @param before the last row of the page before */
export async function readTrail(query: Query, before: string | undefined): Promise<OfficeTrail> {
  const rows = await query<Omit<OfficeTrail['entries'][number], 'at'> & { at: Date }>(
    `select id, at, who, what, appointments, messages, waiting, first_day::text as "firstDay",
        last_day::text as "lastDay"
      from office_trail
      where $1::uuid is null or (at, id) < (select at, id from office_trail where id = $1)
      order by at desc, id desc limit ${PAGE + 1}`,
    [before],
  )
  return {
    entries: rows.slice(0, PAGE).map((row) => ({ ...row, at: row.at.toISOString() })),
    hasMore: rows.length > PAGE,
  }
}
