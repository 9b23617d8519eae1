import { chooseFacts, FACTS } from '../../../src/config/facts.ts'
import { site } from '../../../src/config/site.ts'
import { SHARE_PREFIX } from '../../../src/shared/estimator/write-answers.ts'
import { type MessageRow, replyBy } from '../contact/contact-store.ts'
import { formatMoment } from '../request/format-moment.ts'
import { siteLink } from '../request/site-link.ts'
import { paragraph } from './letter/letter.ts'
import { type Mail, officeMail, QUESTIONS, reachFacts, visitorMail } from './mail.ts'

/** The office's copy of a message. Replies go to the visitor. */
export function officeContactMail(message: MessageRow): Mail {
  const { reference, name, createdAt } = message
  const answerBy = formatMoment(replyBy(createdAt))
  const facts = [
    { label: 'Name', value: name },
    ...reachFacts(message),
    { label: 'Received', value: formatMoment(createdAt) },
    { label: 'Answer by', value: answerBy },
    { label: 'Reference', value: reference },
  ]
  const mail = {
    subject: `Message ${reference} from ${name}`,
    preview: `Answer by ${answerBy}`,
    heading: 'Message from the website',
  }
  const typed = { kind: 'typed' as const, title: 'Message', text: message.message }
  return officeMail({ ...mail, parts: [{ kind: 'facts', facts }, typed] }, message)
}

/** The confirmation for the visitor, or null when there is no address. */
export function confirmContactMail({ email, reference, createdAt }: MessageRow): Mail | null {
  const isPromised = chooseFacts(siteLink('/'), FACTS).replyOpenDays !== null
  const answerBy = formatMoment(replyBy(createdAt))
  const answer = isPromised ? `We will answer by ${answerBy}.` : 'We will answer as soon as we can.'
  const facts = [
    ...(isPromised ? [{ label: 'Answer by', value: answerBy }] : []),
    { label: 'Reference', value: reference },
  ]
  return visitorMail(email, ['write to us', 'confirms a message'], {
    subject: `We have your message (${reference})`,
    preview: answer,
    heading: 'We have your message',
    parts: [
      paragraph(`Thank you for writing to ${site.name}.`),
      { kind: 'facts', facts },
      ...(isPromised ? [] : [paragraph(answer)]),
      paragraph(`If it is urgent, call ${site.phone.display} and give the reference.`),
      paragraph('Please do not send tax documents or Social Security numbers by email.'),
    ],
  })
}

/**
 * The link to an estimate, for whoever made it.
 * @param answers as in the estimate's link after "#estimate?"
 */
export function estimateMail(email: string, answers: string): Mail | null {
  return visitorMail(email, ['ask for this', 'is about a price estimate'], {
    subject: `Your estimate from ${site.name}`,
    preview: 'Both prices, line by line.',
    heading: 'Your estimate',
    parts: [
      paragraph('Hello,'),
      paragraph('Here is the price estimate that you made on our website.'),
      {
        kind: 'button',
        introduction: 'The link has your answers. It opens with both prices, line by line:',
        label: 'Open the estimate',
        href: siteLink(`/${SHARE_PREFIX}${answers}`),
      },
      paragraph('It shows the prices of our list on the day you open it.'),
      paragraph(QUESTIONS),
    ],
  })
}
