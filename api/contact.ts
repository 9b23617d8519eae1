import { type ContactResponse, contactRequestSchema } from '../src/shared/contracts/contact.js'
import { replyBy } from './_lib/contact-mails.js'
import { storeMessage } from './_lib/contact-store.js'
import { openDatabase } from './_lib/db.js'
import { deliverInBackground } from './_lib/deliver.js'
import { createFormToken, refuseSpam } from './_lib/form-token.js'
import { handle } from './_lib/handle.js'
import { findAnswer, readCall, runIdempotently } from './_lib/idempotency.js'
import { LIMITS, refuseTooMany } from './_lib/limits.js'
import { queueMails } from './_lib/outbox.js'
import { readBody } from './_lib/read-body.js'
import { createReference } from './_lib/secret.js'
import { sendJson } from './_lib/send.js'

const ROUTE = '/api/contact'

/** A token for the form: says when it was shown. */
async function getForm(): Promise<Response> {
  return sendJson(200, { formToken: createFormToken(new Date()) })
}

/** Stores a message first and mails it afterwards; a failing mail server loses nothing. */
async function postMessage(request: Request): Promise<Response> {
  const now = new Date()
  const { formToken, website, ...form } = await readBody(request, contactRequestSchema)
  const call = readCall(ROUTE, request, form)
  refuseSpam({ formToken, website }, now)

  const database = openDatabase()
  const earlier = await findAnswer<ContactResponse>(database.query, call)
  if (earlier) return sendJson(201, earlier)
  await refuseTooMany(database.query, { request, name: ROUTE, limits: LIMITS.contact, now })

  const answer = await runIdempotently<ContactResponse>(database, call, async (query) => {
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
  })
  deliverInBackground(database, now)
  return sendJson(201, answer)
}

export default handle(ROUTE, { GET: getForm, POST: postMessage })
