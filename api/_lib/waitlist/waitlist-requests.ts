import { tokenField } from '../../../src/shared/contracts/bookings.ts'
import {
  type JoinedResponse,
  offerRequestSchema,
  WAITLIST_TOKEN_HEADER,
  waitlistRequestSchema,
} from '../../../src/shared/contracts/waitlist.ts'
import { answerOnce } from '../request/answer-once.ts'
import { readBooking, toNewBookingResponse } from '../booking/booking-response.ts'
import type { BookingRow } from '../booking/booking-store.ts'
import { requireKnownCalendars } from '../calendars/busy-calendars.ts'
import { requirePerson } from '../request/captcha.ts'
import { openDatabase, type Query, withSavepoints } from '../request/db.ts'
import { deliverInBackground } from '../mail/deliver.ts'
import { bookWithinCaps } from '../booking/flood.ts'
import { readForm } from '../request/form-token.ts'
import { readCall } from '../request/idempotency.ts'
import { LIMITS, limitGuesses, mailboxOf, refuseTooMany } from '../request/limits.ts'
import { readBody, refuseOtherSites } from '../request/read-request.ts'
import { hash, waitlistToken } from '../request/secret.ts'
import { sendJson } from '../request/send.ts'
import {
  bookOffer,
  declineOffer,
  entryNotFound,
  joinWaitlist,
  leaveWaitlist,
  readEntry,
  toEntryResponse,
} from './waitlist.ts'
import type { EntryKey } from './waitlist-store.ts'

const ROUTE = '/api/holds'

/** Adds a visitor to the waitlist. */
export async function postEntry(request: Request): Promise<Response> {
  const now = new Date()
  const { form, call, captchaToken } = await readForm(
    request,
    waitlistRequestSchema,
    `${ROUTE} join`,
    now,
  )

  const database = openDatabase()
  const answer = await answerOnce(database, call, now, {
    check: async () => {
      const count = { request, name: `${ROUTE} join`, limits: LIMITS.waitlist, now }
      await refuseTooMany(database.query, count)
      await requirePerson(captchaToken)
    },
    work: async (query) => {
      const mailbox = form.email && (await mailboxOf(query, form.email))
      for (const who of [mailbox, form.phone?.split(';')[0]]) {
        const count = { name: `${ROUTE} join`, limits: LIMITS.waitlistOfOne, now }
        if (who) await refuseTooMany(withSavepoints(query), { ...count, who })
      }
      return { id: await joinWaitlist(query, form, now) }
    },
  })
  const entry = await readEntry(database.query, answer)
  return sendJson(201, {
    ...toEntryResponse(entry, now),
    token: waitlistToken(entry.id),
  } satisfies JoinedResponse)
}

/** The entry of a private link. */
export async function getEntry(request: Request): Promise<Response> {
  const now = new Date()
  const entry = await openEntry(openDatabase().query, request, now)
  return sendJson(200, toEntryResponse(entry, now))
}

/** Books the time that someone is offered. */
export async function postOffer(request: Request): Promise<Response> {
  const now = new Date()
  const { start } = await readBody(request, offerRequestSchema)
  const key = readKey(request)
  const opened = key.tokenHash.toString('hex')
  const call = readCall(`${ROUTE} book`, request, { start, opened })
  const database = openDatabase()
  let made: BookingRow | undefined
  const answer = await answerOnce(database, call, now, {
    check: async () => {
      const count = { request, name: `${ROUTE} change`, limits: LIMITS.bookingChanges, now }
      await refuseTooMany(database.query, count)
      await requireKnownCalendars(database, now)
    },
    work: async (query) => {
      const { email, phone } = await readEntry(query, key)
      const person = { email: email ?? undefined, phone: phone ?? undefined }
      made = await bookWithinCaps(query, person, now, () => bookOffer(query, key, start, now))
      return { id: made.id }
    },
  })
  const booking = made?.id === answer.id ? made : await readBooking(database.query, answer)
  return sendJson(201, toNewBookingResponse(booking, now))
}

/** Declines the time that someone is offered. */
export async function patchOffer(request: Request): Promise<Response> {
  const { start } = await readBody(request, offerRequestSchema)
  return change(request, async (query, key, now) => {
    await declineOffer(query, key, start, now)
    return toEntryResponse(await readEntry(query, key), now)
  })
}

/** Takes someone off the waitlist. */
export async function deleteOwnEntry(request: Request): Promise<Response> {
  refuseOtherSites(request)
  return change(request, async (query, key, now) => {
    await leaveWaitlist(query, key, now)
    return { isOff: true }
  })
}

async function change(
  request: Request,
  work: (query: Query, key: EntryKey, now: Date) => Promise<unknown>,
): Promise<Response> {
  const now = new Date()
  const database = openDatabase()
  const count = { request, name: `${ROUTE} change`, limits: LIMITS.bookingChanges, now }
  await refuseTooMany(database.query, count)
  const key = readKey(request)
  const answer = await database.transaction((query) => work(query, key, now))
  deliverInBackground(database, now)
  return sendJson(200, answer)
}

/** @throws Refusal 404, as for an unknown token */
function readKey({ headers }: Request): { tokenHash: Buffer } {
  const token = tokenField.safeParse(headers.get(WAITLIST_TOKEN_HEADER))
  if (!token.success) throw entryNotFound()
  return { tokenHash: hash(token.data) }
}

/** Wrong tokens are counted together with those of bookings. */
function openEntry(query: Query, request: Request, now: Date) {
  const counted = { request, name: '/api/bookings link', limits: LIMITS.wrongLinks, now }
  return limitGuesses(query, counted, () => readEntry(query, readKey(request)))
}
