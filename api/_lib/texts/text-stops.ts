import type { Query } from '../request/db.ts'
import { hash } from '../request/secret.ts'

/** Whether someone with this number (E.164) wants no texts. */
export async function wantsNoTexts(query: Query, phone: string): Promise<boolean> {
  const rows = await query('select from text_stops where number_hash = $1', [hash(phone)])
  return rows.length > 0
}

/** Records that a number wants no more texts. */
export async function stopTexts(query: Query, phone: string, now: Date): Promise<void> {
  await query(
    'insert into text_stops (number_hash, stopped_at) values ($1, $2) on conflict do nothing',
    [hash(phone), now],
  )
}

/** Records that a number wants texts again. */
export async function allowTexts(query: Query, phone: string): Promise<void> {
  await query('delete from text_stops where number_hash = $1', [hash(phone)])
}
