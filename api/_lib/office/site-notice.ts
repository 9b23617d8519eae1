import { randomUUID } from 'node:crypto'
import type { SiteNotice } from '../../../src/shared/contracts/office.ts'
import type { Query } from '../request/db.ts'

const COLUMNS = 'id, text, until, set_by as "setBy"'
type NoticeRow = Omit<SiteNotice, 'until'> & { until: Date }
const toNotice = ({ until, ...row }: NoticeRow) => ({ ...row, until: until.toISOString() })

/** The notice on all pages, or null: none is set, or it has ended. */
export async function findNotice(query: Query, now: Date): Promise<SiteNotice | null> {
  const [row] = await query<NoticeRow>(`select ${COLUMNS} from site_notice where until > $1`, [now])
  return row ? toNotice(row) : null
}

/**
 * Puts a notice on all pages, in place of the one that its author has seen, if any.
 * @returns false if another one is there: someone else was first
 */
export async function setNotice(
  query: Query,
  notice: { text: string; until: string; seen: string | null },
  by: string,
  now: Date,
): Promise<boolean> {
  const { text, until, seen } = notice
  const rows = await query(
    `insert into site_notice as old (id, text, until, set_by, set_at) values ($1, $2, $3, $4, $5)
      on conflict (is_only) do update set id = $1, text = $2, until = $3, set_by = $4, set_at = $5
        where old.id = $6 or old.until <= $5
      returning id`,
    [randomUUID(), text, until, by, now, seen],
  )
  return rows.length > 0
}

/** Takes a notice off all pages. @returns false if it was not there any more */
export async function endNotice(query: Query, id: string): Promise<boolean> {
  return (await query('delete from site_notice where id = $1 returning id', [id])).length > 0
}

/** Deletes a notice that has ended. */
export async function deleteEndedNotice(query: Query, now: Date): Promise<void> {
  await query('delete from site_notice where until <= $1', [now])
}
