import { z } from 'zod'
import { site } from '../../src/config/site.ts'
import { escapeHtml } from '../../src/shared/escape-html.ts'
import type { Query } from './db.ts'
import { OPTED_OUT } from './deliver-text.ts'
import { countTooMany, LIMITS } from './limits.ts'
import { recordUndelivered } from './outbox.ts'
import { Refusal } from './refusal.ts'
import { allowTexts, stopTexts } from './text-stops.ts'

/** Twilio recognizes these when they stand alone, answers them itself, and no longer delivers texts after STOP. */
const STOP = /^(?:stop|stopall|unsubscribe|cancel|end|quit|revoke|optout)$/
const START = /^(?:start|unstop|yes)$/
/** Any other wording counts too (47 CFR 64.1200(a)(10)). "Cancel" in a sentence may mean the appointment. */
const STOP_WITHIN =
  /\b(?:stop|stopall|unsubscribe|revoke|opt ?out|remove me|wrong number|no more (?:texts|messages)|(?:dont|do not|never) (?:text|message))\b/

export const WHO_WE_ARE = `${site.name}: we text appointment reminders only and cannot read replies. Call ${site.phone.display}. Reply STOP to end texts.`
export const STOPPED = `${site.name}: you get no more texts from us. Reply START to get them again, or call ${site.phone.display}.`

const replySchema = z.object({ From: z.string().regex(/^\+\d{5,15}$/), Body: z.string() })
const deliverySchema = z.object({
  MessageStatus: z.string(),
  ErrorCode: z.string().optional(),
  To: z.string().regex(/^\+\d{5,15}$/),
})

/**
 * Handles a text that someone sent to our number.
 * @param form from Twilio, its signature checked
 * @returns our answer, or null for none
 * @throws Refusal 400 when it is not a text
 */
export async function readReply(
  query: Query,
  form: URLSearchParams,
  now: Date,
): Promise<string | null> {
  const { From: phone, Body: body } = parse(replySchema, form)
  const text = body
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
  if (STOP.test(text) || STOP_WITHIN.test(text)) await stopTexts(query, phone, now)
  if (START.test(text)) await allowTexts(query, phone)
  if (STOP.test(text) || START.test(text)) return null
  const counted = { who: phone, name: 'text replies', limits: LIMITS.textReplies, now }
  if ((await countTooMany(query, counted)) !== null) return null
  return STOP_WITHIN.test(text) ? STOPPED : WHO_WE_ARE
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
