import { facts } from '../../config/shown-facts.ts'
import type { IndustryContent } from '../types.ts'

export const healthcare: IndustryContent = {
  slug: 'healthcare',
  headline: 'For practices that wait to be paid',
  lead: 'A patient is seen in March, part of it is paid in May, and a payer may take some back later. Your books have to follow that.',
  begins: 'costs',
  card: {
    label: 'A practice return',
    price: { text: 'By quote' },
    rows: [
      { term: 'Shifts on Schedule C', text: 'see price list' },
      { term: facts.freeTalk.term, text: 'free' },
    ],
  },
  comparison: {
    caption: 'Cash or accrual, claim by claim',
    head: ['What happens', 'Cash', 'Accrual'],
    rows: [
      ['A claim is unpaid', 'Not yet income', 'Income once the right is fixed'],
      ['It is never paid', 'Nothing to deduct', 'Expected losses may be left out'],
      ['Paid on December 31', 'Counts, posted or not', 'Counted when the care was given'],
      ['A payer takes it back', 'Less income that year', 'A correction of the claim'],
    ],
  },
  costs: [
    {
      term: 'Practice return',
      price: 'Quoted',
      text: 'after we see last year’s return and the payer reports.',
    },
    { term: 'Clinician on Schedule C', list: 'selfEmployed', text: 'and up, by yearly expenses.' },
    {
      term: 'Books by payer',
      price: 'Monthly,',
      text: 'by accounts and payers.',
    },
  ],
  figure: {
    id: 'qbiThresholdJoint2026',
    heading:
      'Joint taxable income at which a practice’s business income deduction starts to shrink in 2026.',
    text: 'At {qbiPhaseInEndJoint2026} nothing is left of it.',
  },
  example: {
    kind: 'stub',
    title: 'From the charge to the bank',
    whole: { label: 'Charged for one visit', amount: 240 },
    left: { label: 'Paid by the insurer', amount: 118 },
    kept: [
      { label: 'Write-down to the allowed amount', amount: 92 },
      { label: 'The patient’s share, still open', amount: 30 },
    ],
    gap: 'Not from the insurer',
    keys: ['paid by the insurer', 'written down, or still open'],
    text: 'The write-down is not a loss: on the cash method it was never income.',
  },
  sections: [
    {
      heading: 'Which entity for a practice',
      paragraphs: [
        'In Ohio, licensed people can practice through a professional association, a corporation or a limited liability company. Who may own a share is a matter for the licensing law and the board. That question comes first and is one for an attorney. No entity takes away the liability for your own treatment.',
        'The tax question is separate, because an LLC or a professional association can be taxed in more than one way. A partnership is flexible when owners work different hours and divide profit by a formula. An S corporation has to pay out by shares, so differences between owners must be settled through wages. A building is often better owned outside the practice and leased to it at a fair rent.',
        'Health care is one of the service trades for which the federal business income deduction fades out as income rises. On a joint return for 2026, the limits begin at {qbiThresholdJoint2026} of taxable income and nothing is left at {qbiPhaseInEndJoint2026}.',
      ],
    },
    {
      heading: 'Owner pay when others also treat patients',
      paragraphs: [
        'An owner’s wage in an S corporation should match the work. Visits performed, published pay for the specialty and the cost of a temporary clinician are good evidence. Profit that comes from hygienists, nurse practitioners or an imaging room is a better reason for distributions than profit from your own hands.',
        'Health insurance the corporation pays for most owners must also appear on their W-2. If it does not, the personal deduction for it can be lost.',
      ],
    },
    {
      heading: 'Receivables: charges, allowed amounts and cash',
      paragraphs: [
        'The fee on your charge sheet is not what you will receive. Insurers and Medicaid allow less, and the difference is a write-down, not a loss. Post the allowed amount and the age of each claim, by payer.',
        'Most small practices report on the cash method. An unpaid claim is then not yet income, and it is no bad debt deduction either, since it was never taxed. A deposit that reached the bank on the last day of December counts, even if nobody posted it until January.',
        'Under an accrual method, the right to payment decides. For health services, the law lets some practices leave out what they can expect not to collect. That method has to be adopted properly and supported with your own history.',
        'Payers take money back, often by holding it out of a later deposit. Record the full payment and the recovery, each on its own line. Credit balances of patients are debts, and Ohio’s rules on unclaimed funds may reach them.',
      ],
    },
    {
      heading: 'Locums and part-time clinicians',
      paragraphs: [
        'A temporary physician through an agency is paid by the agency. One you engage directly may be an employee, whatever the contract says. Fixed shifts, your patients, your protocols and no chance of a loss point to a wage.',
        'For contractors, the reporting threshold for 2026 payments is {form1099Threshold2026}. Most payments to corporations are exempt, but payments for medical services are not, so a physician’s own corporation still gets a form. The same rule is why insurers report what they paid your practice.',
        'Staff who rotate among offices can owe tax to several towns. The rule that spares an employer from withholding for short stays ends after {ohioTwentyDayRule} in one place. Our [payroll](/services/payroll) service keeps a schedule by location.',
      ],
    },
    {
      heading: 'Equipment, retirement plans and buying in',
      paragraphs: [
        'Dental chairs, lasers and X-ray units can usually be deducted in the year they are first usable. The section 179 limit of {section179Limit2026} for 2026 is more than most practices need, so the loan and next year’s bracket are the real questions. Ohio taxes most equipment, while prescription drugs and certain devices are exempt.',
        'For 2026, each person can defer {retirementDeferral2026} of pay into a 401(k), and most people {retirementCatchUp2026} more from age 50. With what the practice adds, the limit is {retirementTotal2026} before that extra. A cash balance plan can go further for older owners, but it has to be funded in lean years too.',
        'When someone buys in or retires, the price is divided among equipment, receivables and goodwill. Uncollected fees of a cash-method seller are ordinary income to someone. The agreement should say whose.',
      ],
    },
  ],
  weDo: [
    'Set up [books](/services/bookkeeping) that tie the practice system to the bank.',
    'Compare entities, owner wages and plan contributions on one sheet.',
    'Prepare the [business return](/services/business-tax) and the owners’ returns together.',
    'Read the tax side of a buy-in or a sale, with your attorney.',
  ],
  bring: [
    'Aging reports by payer, with refunds due',
    'Deposits of late December and early January',
    'Every 1099 from insurers and card processors',
    'Contracts and W-9s of clinicians not on payroll',
    'Loan and lease papers',
    'Plan documents, staff ages and wages',
  ],
  questions: [
    {
      question: 'The 1099 differs from our deposits. Which counts?',
      answer:
        'Your books, if you can explain the gap. Often a payer held back money for an older claim.',
    },
    {
      question: 'Can we deduct the care we never got paid for?',
      answer:
        'Not the value of your time. On the cash method the fee was never counted, so nothing is left to deduct. Supplies and wages are deducted anyway.',
    },
    {
      question: 'Our nurse lives in West Virginia. Which state’s tax do we withhold?',
      answer:
        'Normally not Ohio’s, if the nurse files the exemption form for residents of that state with you. The home state taxes the wage, and you can agree to withhold for it. The agreement between the states does not cover town tax or the fees of a contractor.',
    },
    {
      question: 'I fill shifts as a contractor. Where do I start?',
      answer:
        'Open a separate bank account and keep a log of shifts by place. Set aside part of each payment for [estimated tax](/resources/estimated-taxes). Then we look at the states you work in.',
    },
  ],
  relatedServices: ['business-tax', 'bookkeeping', 'payroll'],
}
