import { estimateMailRequestSchema } from '../../../src/shared/contracts/estimate-mail.ts'
import { answerOnce } from '../request/answer-once.ts'
import { requirePerson } from '../request/captcha.ts'
import { openDatabase, withSavepoints } from '../request/db.ts'
import { readEnv } from '../request/env.ts'
import { readForm } from '../request/form-token.ts'
import { LIMITS, mailboxOf, refuseTooMany } from '../request/limits.ts'
import { queueMails } from '../mail/outbox.ts'
import { CALL_US } from '../../../src/shared/call-us.ts'
import { Refusal } from '../request/refusal.ts'
import { sendJson } from '../request/send.ts'

const NAME = '/api/contact estimate'

/**
 * Emails the link to an estimate to whoever made it.
 * @throws Refusal 503 without a mail server: a mail that waits for days is of no use to the visitor
 */
export async function postEstimate(request: Request): Promise<Response> {
  const now = new Date()
  const { form, call, captchaToken } = await readForm(request, estimateMailRequestSchema, NAME, now)
  if (!readEnv().SMTP_URL) {
    throw new Refusal(503, 'unavailable', `We cannot email this right now. ${CALL_US}`)
  }

  const database = openDatabase()
  const answer = await answerOnce(database, call, now, {
    check: async () => {
      const limits = LIMITS.estimateMails
      await refuseTooMany(database.query, { request, name: NAME, limits, now })
      await requirePerson(captchaToken)
    },
    work: async (query) => {
      const counted = { name: NAME, now, who: await mailboxOf(query, form.email) }
      await refuseTooMany(withSavepoints(query), { ...counted, limits: LIMITS.estimateMailsOfOne })
      const all = { ...counted, who: 'all', limits: LIMITS.estimateMailsInAll }
      await refuseTooMany(withSavepoints(query), all)
      await queueMails(query, [{ kind: 'estimate', ...form }], now)
      return { isQueued: true }
    },
  })
  return sendJson(201, answer)
}
