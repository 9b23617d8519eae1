import type { Database, Query } from './db.ts'
import { deliverInBackground } from './deliver.ts'
import { type Call, findAnswer, runIdempotently, type StoredAnswer } from './idempotency.ts'

/**
 * Answers a form once per key, and sends the mails that it queued. A repeated call gets the stored answer.
 * @param check refuses a new call, before a transaction begins
 * @param work as for runIdempotently
 */
export async function answerOnce<Answer extends StoredAnswer>(
  database: Database,
  call: Call,
  now: Date,
  { check, work }: { check: () => Promise<void>; work: (query: Query) => Promise<Answer> },
): Promise<Answer> {
  const earlier = await findAnswer<Answer>(database.query, call)
  if (earlier) return earlier
  await check()
  const answer = await runIdempotently(database, call, work)
  deliverInBackground(database, now)
  return answer
}
