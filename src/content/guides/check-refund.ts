import { OFFICIAL_LINKS } from '../official-links.ts'
import type { ContentSection, ContentTable } from '../types.ts'
import { phoneHref, REFUND_PHONES } from '../refund-phones.ts'
import { FEDERAL_DAYS, OHIO_TIMES } from '../refund-facts.ts'

const ELECTRONIC_DAYS = FEDERAL_DAYS.processed.eFile.to
const PAPER_WEEKS = {
  federal: { from: FEDERAL_DAYS.processed.paper.from / 7, to: FEDERAL_DAYS.processed.paper.to / 7 },
  ohio: { from: OHIO_TIMES.paperDays.from / 7, to: OHIO_TIMES.paperDays.to / 7 },
}
const ANSWER_DAYS = FEDERAL_DAYS.answerBankNotice
const CHECK_WEEKS = FEDERAL_DAYS.checkAfterNotice / 7

/** How long refunds usually take. The helper uses the same numbers. */
export const USUAL_TIMES: ContentTable = {
  caption: 'How long a refund usually takes',
  head: ['Return', 'Federal', 'Ohio'],
  rows: [
    [
      'E-filed, direct deposit',
      `Most within ${ELECTRONIC_DAYS} days of acceptance`,
      `About ${OHIO_TIMES.directDepositBusinessDays} business days`,
    ],
    [
      'E-filed, check',
      `Up to ${ELECTRONIC_DAYS} days, then notice CP53E; a check about ${CHECK_WEEKS} weeks after it, or after the ${ANSWER_DAYS} days to answer`,
      `About ${OHIO_TIMES.checkBusinessDays} business days`,
    ],
    [
      'On paper',
      `${PAPER_WEEKS.federal.from} weeks or more, often much longer`,
      `${PAPER_WEEKS.ohio.from} to ${PAPER_WEEKS.ohio.to} weeks`,
    ],
    [
      'With EITC or ACTC',
      'Not before mid-February, the whole refund; in 2026 most were expected by March 2 with direct deposit',
      'No hold for these credits',
    ],
    ['Amended (1040-X)', 'Generally 8 to 12 weeks, up to 16', 'See the Ohio tracker'],
  ],
}

export const REFUND_GUIDE: readonly ContentSection[] = [
  {
    heading: 'When to worry, and whom to call',
    paragraphs: [
      'Until the usual time has passed, the people on the phone can see no more than the tracker does. After that, check the tracker and your mail, then call with a copy of the return in hand.',
    ],
    list: [
      `Federal, e-filed: call from day ${ELECTRONIC_DAYS + 1} after acceptance. On paper: from ${PAPER_WEEKS.federal.to} weeks after mailing.`,
      'Federal, with EITC or ACTC: from early March, or earlier if the tracker tells you to call.',
      'Ohio: after the days in the table. The automated line gives the status; people answer on weekdays from 8 to 5.',
      'If the tracker says it was sent but it is not in your account, ask your bank first. If your preparer’s fee was to come out of the refund, the rest arrives through another bank.',
      'If it is smaller than on the return, a debt may have been taken out of it, such as past tax, child support or student loans. A letter says how much and for whom. Ohio can do the same.',
    ],
  },
  {
    heading: 'Letters about your identity',
    paragraphs: [
      'Both tax authorities hold some refunds until the person named on the return confirms filing it. It is not an audit, and it does not mean you did anything wrong. It comes by mail; an email, a text or a call that asks for the same is not from them.',
    ],
    list: [
      `IRS, CP5071 series or 5447C: answer at [the IRS verification page](${OFFICIAL_LINKS.verifyReturn.href}) or by the phone number in the letter. Have the letter, the return it names and last year’s return.`,
      'IRS, 4883C: answer by the phone number in the letter.',
      'IRS, 5747C: make an appointment and come in person, with the papers the letter lists.',
      'After the answer the IRS may take up to nine weeks to finish the return.',
      `Ohio: the letter leads to a short [identity confirmation quiz](${OFFICIAL_LINKS.ohioIdentityQuiz.href}), to be taken before the date in the letter. Lost the letter? Call ${phoneLink(REFUND_PHONES.ohioIncomeTax)}.`,
      `If you did not file a return, say so the same way: someone may have used your number. Ohio’s line for this is ${phoneLink(REFUND_PHONES.ohioIdentityTheft)}.`,
    ],
  },
  {
    heading: 'Paper checks and bank details',
    paragraphs: [
      `The IRS stopped paper refund checks for most people on September 30, 2025 (Executive Order 14247). A return without bank details, or with wrong ones, brings [notice CP53E](${OFFICIAL_LINKS.bankNotice.href}): add an account in your IRS Online Account within ${ANSWER_DAYS} days. The notice comes once; nobody can change the account by phone.`,
      'Ohio still sends checks, a week or so later than a deposit.',
    ],
  },
]

function phoneLink(phone: { display: string }): string {
  return `[${phone.display}](${phoneHref(phone)})`
}
