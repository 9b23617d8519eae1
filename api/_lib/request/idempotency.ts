import { z } from 'zod'
import { IDEMPOTENCY_HEADER } from '../../../src/shared/contracts/fields.ts'
import type { Query } from './db.ts'
import { CALL_US } from '../../../src/shared/call-us.ts'
import { Refusal } from './refusal.ts'
import { hash, isSame } from './secret.ts'

/** Stored for a day, so without personal data and without tokens. */
export type StoredAnswer = Record<string, string | number | boolean>

export type Call = { route: string; key: string; bodyHash: Buffer }

/** @throws Refusal 400 when the request has no key */
export function readCall(route: string, request: Request, body: unknown): Call {
  const key = z.uuid().safeParse(request.headers.get(IDEMPOTENCY_HEADER))
  if (!key.success) {
    throw new Refusal(400, 'bad_request', `Send a UUID as ${IDEMPOTENCY_HEADER}.`)
  }
  return { route, key: key.data, bodyHash: hash(JSON.stringify(body)) }
}

/**
 * The answer stored for an earlier identical call, or null.
 * @throws Refusal 409 when the key was used for something else
 */
export async function findAnswer<Answer extends StoredAnswer>(
  query: Query,
  { route, key, bodyHash }: Call,
): Promise<Answer | null> {
  const [row] = await query<{ hash: Buffer; answer: Answer }>(
    'select body_hash as hash, answer from idempotency_keys where route = $1 and key = $2',
    [route, key],
  )
  if (row && !isSame(row.hash, bodyHash)) {
    throw new Refusal(
      409,
      'key_reused',
      `This form was already sent with different entries. ${CALL_US}`,
    )
  }
  return row?.answer ?? null
}

/**
 * Runs the work once per key and stores its response with it. When two requests arrive at once, the second waits and
 * gets the first one's response. Work that throws leaves nothing behind.
 * @param query of a transaction
 */
export async function runIdempotently<Answer extends StoredAnswer>(
  query: Query,
  call: Call,
  work: (query: Query) => Promise<Answer>,
): Promise<Answer> {
  const [claimed] = await query(
    `insert into idempotency_keys (route, key, body_hash) values ($1, $2, $3)
      on conflict do nothing returning key`,
    [call.route, call.key, call.bodyHash],
  )
  if (!claimed) {
    const earlier = await findAnswer<Answer>(query, call)
    if (earlier) return earlier
  }
  const answer = await work(query)
  await query('update idempotency_keys set answer = $3 where route = $1 and key = $2', [
    call.route,
    call.key,
    answer,
  ])
  return answer
}
