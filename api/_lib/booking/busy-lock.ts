import type { Query } from '../request/db.ts'

/** An arbitrary number. The trigger on bookings takes the same lock, in shared mode. */
const BUSY_LOCK = 4_382_101

/** Call before changing busy or closed times: no booking is made until the transaction ends. Bookings share the lock. */
export async function lockBusyTimes(query: Query, shared: 'shared' | '' = ''): Promise<void> {
  await query(`select pg_advisory_xact_lock${shared && '_shared'}($1)`, [BUSY_LOCK])
}
