import {
  type ContactResponse,
  contactRequestSchema,
  type FormTokenResponse,
} from '../src/shared/contracts/contact.ts'
import { CALL_US } from '../src/shared/call-us.ts'
import {
  contactQuerySchema,
  estimateMailRequestSchema,
} from '../src/shared/contracts/estimate-mail.ts'
import { answerOnce } from './_lib/request/answer-once.ts'
import { requirePerson } from './_lib/request/captcha.ts'
import { replyBy, storeMessage } from './_lib/contact/contact-store.ts'
import { openDatabase, withSavepoints } from './_lib/request/db.ts'
import { readEnv } from './_lib/request/env.ts'
import { createFormToken, readForm } from './_lib/request/form-token.ts'
import { handle } from './_lib/request/handle.ts'
import { LIMITS, mailboxOf, refuseTooMany } from './_lib/request/limits.ts'
import { type QueuedMail, queueMails } from './_lib/mail/outbox.ts'
import { readParameters, readQuery } from './_lib/request/read-request.ts'
import { Refusal } from './_lib/request/refusal.ts'
import { createReference } from './_lib/request/secret.ts'
import { sendJson } from './_lib/request/send.ts'

const ROUTE = '/api/contact'
const ESTIMATE = `${ROUTE} estimate`

/** A token for the form, with the time it was shown. */
async function getForm(): Promise<Response> {
  return sendJson(200, {
    formToken: createFormToken(new Date()),
    sendsMails: readEnv().SMTP_URL !== undefined,
  } satisfies FormTokenResponse)
}

/** A message to the office, or a visitor's estimate to themselves. */
async function post(request: Request): Promise<Response> {
  if (readParameters(request)?.send === undefined) return postMessage(request)
  readQuery(request, contactQuerySchema)
  return postEstimate(request)
}

/** Stores a message first and mails it afterwards; a failing mail server loses nothing. */
async function postMessage(request: Request): Promise<Response> {
  const now = new Date()
  const { form, call, captchaToken } = await readForm(request, contactRequestSchema, ROUTE, now)

  const database = openDatabase()
  const answer = await answerOnce<ContactResponse>(database, call, now, {
    check: async () => {
      await refuseTooMany(database.query, { request, name: ROUTE, limits: LIMITS.contact, now })
      await requirePerson(captchaToken)
    },
    work: async (query) => {
      const reference = createReference('M')
      const messageId = await storeMessage(query, reference, form, now)
      const hasCopy = form.email !== undefined
      const mails: QueuedMail[] = [{ kind: 'contact_office', messageId }]
      if (hasCopy) mails.push({ kind: 'contact_copy', messageId })
      await queueMails(query, mails, now)
      return { reference, replyBy: replyBy(now).toISOString(), hasCopy }
    },
  })
  return sendJson(201, answer)
}

/**
 * Emails the link to an estimate to whoever made it.
 * @throws Refusal 503 without a mail server: a mail that waits for days is of no use to the visitor
 */
async function postEstimate(request: Request): Promise<Response> {
  const now = new Date()
  const { form, call, captchaToken } = await readForm(
    request,
    estimateMailRequestSchema,
    ESTIMATE,
    now,
  )
  if (!readEnv().SMTP_URL) {
    throw new Refusal(503, 'unavailable', `We cannot email this right now. ${CALL_US}`)
  }

  const database = openDatabase()
  const answer = await answerOnce(database, call, now, {
    check: async () => {
      const limits = LIMITS.estimateMails
      await refuseTooMany(database.query, { request, name: ESTIMATE, limits, now })
      await requirePerson(captchaToken)
    },
    work: async (query) => {
      const counted = { name: ESTIMATE, now, who: await mailboxOf(query, form.email) }
      await refuseTooMany(withSavepoints(query), { ...counted, limits: LIMITS.estimateMailsOfOne })
      const all = { ...counted, who: 'all', limits: LIMITS.estimateMailsInAll }
      await refuseTooMany(withSavepoints(query), all)
      await queueMails(query, [{ kind: 'estimate', ...form }], now)
      return { isQueued: true }
    },
  })
  return sendJson(201, answer)
}

export default handle(ROUTE, { GET: getForm, POST: post })
