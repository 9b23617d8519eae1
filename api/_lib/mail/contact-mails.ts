import { chooseFacts, FACTS } from '../../../src/config/facts.ts'
import { site } from '../../../src/config/site.ts'
import { type MessageRow, replyBy } from '../contact/contact-store.ts'
import { formatMoment } from '../request/format-moment.ts'
import { paragraph } from './letter/letter.ts'
import { type Mail, toMail } from './mail.ts'
import { reachFacts } from './reach-facts.ts'
import { siteLink } from '../request/site-link.ts'

/** The office's copy of a message. Replies go to the visitor. */
export function officeContactMail(message: MessageRow): Mail {
  const { reference, name, email, phone, createdAt } = message
  const answerBy = formatMoment(replyBy(createdAt))
  return toMail({
    to: site.email,
    subject: `Message ${reference} from ${name}`,
    replyTo: email ? { name, address: email } : undefined,
    letter: {
      preview: `Answer by ${answerBy}`,
      heading: 'Message from the website',
      parts: [
        {
          kind: 'facts',
          facts: [
            { label: 'Name', value: name },
            ...reachFacts({ email, phone }),
            { label: 'Received', value: formatMoment(createdAt) },
            { label: 'Answer by', value: answerBy },
            { label: 'Reference', value: reference },
          ],
        },
        { kind: 'typed', title: 'Message', text: message.message },
      ],
    },
  })
}

/**
 * The confirmation for the visitor, or null when there is no address. The address is unverified, so the
 * mail repeats nothing the visitor typed: nobody can use it to write to strangers.
 */
export function confirmContactMail({ email, reference, createdAt }: MessageRow): Mail | null {
  if (!email) return null
  const isPromised = chooseFacts(siteLink('/'), FACTS).replyOpenDays !== null
  const answerBy = formatMoment(replyBy(createdAt))
  const answer = isPromised ? `We will answer by ${answerBy}.` : 'We will answer as soon as we can.'
  return toMail({
    to: email,
    subject: `We have your message (${reference})`,
    letter: {
      preview: answer,
      heading: 'We have your message',
      parts: [
        paragraph(`Thank you for writing to ${site.name}.`),
        {
          kind: 'facts',
          facts: [
            ...(isPromised ? [{ label: 'Answer by', value: answerBy }] : []),
            { label: 'Reference', value: reference },
          ],
        },
        ...(isPromised ? [] : [paragraph(answer)]),
        paragraph(`If it is urgent, call ${site.phone.display} and give the reference.`),
        paragraph('Please do not send tax documents or Social Security numbers by email.'),
      ],
      small: [
        'If you did not write to us, someone else entered your address. You can ignore this email.',
        'This email confirms a message and is not tax advice.',
      ],
    },
  })
}
