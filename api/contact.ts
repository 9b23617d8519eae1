import {
  type ContactResponse,
  contactRequestSchema,
  type FormTokenResponse,
} from '../src/shared/contracts/contact.ts'
import { contactQuerySchema } from '../src/shared/contracts/estimate-mail.ts'
import { answerOnce } from './_lib/request/answer-once.ts'
import { requirePerson } from './_lib/request/captcha.ts'
import { replyBy, storeMessage } from './_lib/contact/contact-store.ts'
import { openDatabase } from './_lib/request/db.ts'
import { readEnv } from './_lib/request/env.ts'
import { postEstimate } from './_lib/contact/estimate-requests.ts'
import { createFormToken, readForm } from './_lib/request/form-token.ts'
import { handle } from './_lib/request/handle.ts'
import { LIMITS, refuseTooMany } from './_lib/request/limits.ts'
import { queueMails } from './_lib/mail/outbox.ts'
import { readParameters, readQuery } from './_lib/request/read-request.ts'
import { createReference } from './_lib/request/secret.ts'
import { sendJson } from './_lib/request/send.ts'

const ROUTE = '/api/contact'

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
      await queueMails(
        query,
        [
          { kind: 'contact_office', messageId },
          ...(hasCopy ? [{ kind: 'contact_copy' as const, messageId }] : []),
        ],
        now,
      )
      return { reference, replyBy: replyBy(now).toISOString(), hasCopy }
    },
  })
  return sendJson(201, answer)
}

export default handle(ROUTE, { GET: getForm, POST: post })
