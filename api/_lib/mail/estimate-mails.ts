import { site } from '../../../src/config/site.ts'
import { SHARE_PREFIX } from '../../../src/shared/estimator/share-link.ts'
import { paragraph } from './letter/letter.ts'
import { type Mail, toMail } from './mail.ts'
import { siteLink } from '../request/site-link.ts'

/**
 * The link to an estimate, for whoever made it. The address is unverified, so the mail has nothing typed.
 * @param answers as in the estimate's link after "#estimate?"
 */
export function estimateMail(email: string, answers: string): Mail {
  return toMail({
    to: email,
    subject: `Your estimate from ${site.name}`,
    letter: {
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
        paragraph(`Questions? Call ${site.phone.display}.`),
      ],
      small: [
        'If you did not ask for this, someone else entered your address. You can ignore this email.',
        'This email is about a price estimate and is not tax advice.',
      ],
    },
  })
}
