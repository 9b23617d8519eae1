import { z } from 'zod'
import { site } from '../../../src/config/site.ts'
import { contactFormSchema } from '../../../src/shared/contracts/contact.ts'
import { escapeHtml } from '../../../src/shared/escape-html.ts'
import { storeMessage } from '../contact/contact-store.ts'
import type { Database, Query } from '../request/db.ts'
import { allowTexts, OPTED_OUT, stopTexts } from './text-reminder.ts'
import { countTooMany, LIMITS } from '../request/limits.ts'
import { queueMails, recordUndelivered } from '../mail/outbox.ts'
import { Refusal } from '../request/refusal.ts'
import { createReference } from '../request/secret.ts'
import { readStopRequest } from './stop-request.ts'

/** Twilio recognizes these when they stand alone, as it does the words that end texts, and answers both itself. */
const START = /^(?:start|unstop|yes)$/

export const PASSED_ON = `${site.name}: the office has your text. If it is urgent, call ${site.phone.display}. Reply STOP to end texts.`
export const NOT_PASSED_ON = `${site.name}: we could not pass on your text. Please call ${site.phone.display}. Reply STOP to end texts.`
export const STOPPED = `${site.name}: you get no more texts from us. Reply START to get them again, or call ${site.phone.display}.`

const replySchema = z.object({ From: z.string().regex(/^\+\d{5,15}$/), Body: z.string() })
const deliverySchema = z.object({
  MessageStatus: z.string(),
  ErrorCode: z.string().optional(),
  To: z.string().regex(/^\+\d{5,15}$/),
})

/**
 * Handles a text that someone sent to our number: ends or restarts texts, or passes it on to the office.
 * @param form from Twilio, its signature checked
 * @returns our answer, or null for none
 * @throws Refusal 400 when it is not a text
 */
export async function readReply(
  database: Database,
  form: URLSearchParams,
  now: Date,
): Promise<string | null> {
  const { From: phone, Body: body } = parse(replySchema, form)
  const { query } = database
  const stop = readStopRequest(body)
  const isStart = START.test(body.toLowerCase().replace(/[^a-z]/g, ''))
  if (stop) await stopTexts(query, phone, now)
  if (isStart) await allowTexts(query, phone)
  if (stop === 'word' || isStart) return null
  const isPassedOn = !stop && (await passOn(database, phone, body, now))
  const counted = { who: phone, name: 'text replies', limits: LIMITS.textReplies, now }
  if ((await countTooMany(query, counted)) !== null) return null
  return stop ? STOPPED : isPassedOn ? PASSED_ON : NOT_PASSED_ON
}

/** Passes a text on as a message, unless the form for messages would refuse it or there are too many. */
async function passOn(
  { query, transaction }: Database,
  phone: string,
  body: string,
  now: Date,
): Promise<boolean> {
  const form = contactFormSchema.safeParse({ name: 'Someone by text', phone, message: body })
  if (!form.success) return false
  const counted = { name: 'texts passed on', now }
  const one = { ...counted, who: phone, limits: LIMITS.textsPassedOn }
  if ((await countTooMany(query, one)) !== null) return false
  const all = { ...counted, who: 'all', limits: LIMITS.textsPassedOnInAll }
  if ((await countTooMany(query, all)) !== null) return false
  await transaction(async (each) => {
    const messageId = await storeMessage(each, createReference('M'), form.data, now)
    await queueMails(each, [{ kind: 'contact_office', messageId }], now)
  })
  return true
}

/**
 * Records what became of a text that Twilio accepted, if it did not arrive.
 * @param id of its row in the outbox
 * @throws Refusal 400 when the form is not about a text
 */
export async function recordDelivery(
  query: Query,
  form: URLSearchParams,
  id: string,
  now: Date,
): Promise<void> {
  const { MessageStatus: status, ErrorCode: code, To: phone } = parse(deliverySchema, form)
  if (!['failed', 'undelivered'].includes(status)) return
  const hasStopped = code === String(OPTED_OUT)
  if (hasStopped) await stopTexts(query, phone, now)
  await recordUndelivered(query, id, hasStopped ? 'outdated' : 'failed')
}

function parse<Schema extends z.ZodObject>(schema: Schema, form: URLSearchParams): z.infer<Schema> {
  const parsed = schema.safeParse(Object.fromEntries(form))
  if (parsed.success) return parsed.data
  throw new Refusal(400, 'bad_request', 'This is not about a text message.')
}

/** Our answer as Twilio reads it (https://www.twilio.com/docs/messaging/twiml). */
export function toTwiml(answer: string | null): string {
  const message = answer === null ? '' : `<Message>${escapeHtml(answer)}</Message>`
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`
}
