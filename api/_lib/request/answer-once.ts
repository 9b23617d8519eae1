import type { Database, Query } from './db.ts'
import { deliverInBackground } from '../mail/deliver.ts'
import { type Call, findAnswer, runIdempotently, type StoredAnswer } from './idempotency.ts'

/** The calls that this process is answering, by route, key and body. */
const running = new Map<string, Promise<StoredAnswer>>()

/**
 * Answers a form once per key, and sends the mails that it queued. A repeated call gets the same answer and is neither
 * checked nor counted, unless it comes to another instance of the host before the first one is done.
 * @param check refuses a new call, before a transaction begins
 * @param work as for runIdempotently
 */
export function answerOnce<Answer extends StoredAnswer>(
  database: Database,
  call: Call,
  now: Date,
  { check, work }: { check: () => Promise<void>; work: (query: Query) => Promise<Answer> },
): Promise<Answer> {
  const name = [call.route, call.key, call.bodyHash.toString('hex')].join()
  const answer = running.get(name) ?? answerNow().finally(() => running.delete(name))
  running.set(name, answer)
  return answer as Promise<Answer>

  async function answerNow(): Promise<Answer> {
    const find = () => findAnswer<Answer>(database.query, call)
    let earlier = await find()
    if (earlier) return earlier
    await check().catch(async (refusal: unknown) => {
      earlier = await find()
      if (!earlier) throw refusal
    })
    if (earlier) return earlier
    const made = await database.transaction((query) => runIdempotently(query, call, work))
    deliverInBackground(database, now)
    return made
  }
}
