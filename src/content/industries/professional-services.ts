import { facts } from '../../config/shown-facts.ts'
import type { IndustryContent } from '../types.ts'

export const professionalServices: IndustryContent = {
  slug: 'professional-services',
  headline: 'For practices that sell time and judgment',
  lead: 'You have few machines and little stock. The tax questions are about you: how you are paid, how you save, and how you pay tax through the year.',
  begins: 'costs',
  card: {
    label: 'A practice on Schedule C, from',
    price: { list: 'selfEmployed' },
    rows: [
      { term: 'S corporation', text: 'quoted first' },
      { term: 'Before you elect', text: facts.freeTalk.short },
    ],
  },
  comparison: {
    caption: 'Sole owner or S corporation?',
    head: ['Question', 'Sole owner', 'S corporation'],
    rows: [
      ['You are paid', 'What is left', 'A salary, then the rest'],
      ['Payroll tax on', 'The whole profit', 'The salary'],
      ['Returns', 'Schedule C', 'One more, and payroll'],
      ['Tax is prepaid', 'By quarter', 'From the paycheck'],
      ['Best for', 'A modest profit', 'Profit well above fair pay'],
    ],
  },
  costs: [
    { term: 'Sole owner', list: 'selfEmployed', text: 'and up on Schedule C, by yearly expenses.' },
    {
      term: 'Partnership, S corporation',
      price: 'Quoted',
      text: 'after we see the last returns.',
    },
  ],
  figure: {
    id: 'retirementDeferral2026',
    heading:
      'Of your 2026 pay can go into a 401(k), and {retirementCatchUp2026} more from age 50 for most.',
    text: 'With the employer’s part, the total can reach {retirementTotal2026} before that extra.',
  },
  example: {
    kind: 'ledger',
    title: 'What an accountable plan paid back',
    rows: [
      { label: 'Business miles, from the log', amount: 1310 },
      { label: 'Part of the home internet', amount: 420 },
      { label: 'License and courses', amount: 890 },
      { label: 'Part of the phone', amount: 300 },
    ],
    total: { label: 'Deducted, and no wage', amount: 2920 },
    text: 'Without a written plan, the owner of a corporation often loses all of it.',
  },
  sections: [
    {
      heading: 'Your own pay from an S corporation',
      paragraphs: [
        'A sole owner pays self-employment tax on the whole net profit. An owner who works in an S corporation takes a salary, which bears payroll tax. The rest of the profit can be paid out without it. That is the attraction, and also the point the IRS looks at.',
        'The salary must be reasonable for the work you do. Training, hours, duties and what others pay for the same job all count. There is no fixed share that is always safe. We write down how the figure was found, in the year it is set.',
        'Run the numbers before you elect. A payroll, a second return and stricter books cost money each year. Social Security tax stops at {socialSecurityWageBase2026} of wages for 2026, so the saving changes shape above that line. For a modest profit the answer can be to stay as you are.',
      ],
    },
    {
      heading: 'The business income deduction and specified trades',
      paragraphs: [
        'The federal deduction for qualified business income can take off up to {qbiRate} of it. For 2026, limits begin when taxable income passes {qbiThresholdSingle2026} for a single filer or {qbiThresholdJoint2026} on a joint return.',
        'Above those lines, the kind of work decides. Law, accounting, health, consulting, financial services and the performing arts are among the specified service trades. For them the deduction shrinks. It is gone at {qbiPhaseInEndSingle2026} single and {qbiPhaseInEndJoint2026} joint. Architects and engineers are not on the list. For them the limits look at wages paid and at property owned.',
        'Salary from your own corporation is not qualified income, yet wages paid can raise the limit. So pay and deduction have to be worked out together.',
      ],
    },
    {
      heading: 'Estimates when income comes in waves',
      paragraphs: [
        'Fees arrive when clients pay, and no one withholds from a draw. You can avoid the federal penalty by paying {estimatedCurrentYearShare} of this year’s tax. Or you pay {estimatedPriorYearShare} of last year’s. That second share is {estimatedPriorYearShareHigh} when last year’s adjusted gross income was over {estimatedHighIncomeAgi} for most filers. A return that figures each quarter separately can help if most of the income came late.',
        'An S corporation owner has another tool. Tax withheld from wages counts as paid evenly through the year, even when it is taken from a check in December. The [estimated tax page](/resources/estimated-taxes) has the dates.',
      ],
    },
    {
      heading: 'Ohio: the state deduction and form IT 4738',
      paragraphs: [
        'Ohio lets most filers leave out up to {businessIncomeDeductionCap} of business income. Above that, the rate is {businessIncomeRate}. Many towns tax the net profit of a practice as well, and they allow no such deduction.',
        'A partnership or S corporation can elect to pay Ohio tax itself, on form IT 4738, at {it4738Rate}. The owners then claim a credit. The point is federal: the entity’s payment is generally deductible for the business, while a person’s own state tax deduction is capped. The election is made each year and binds all owners. When income is covered by the Ohio deduction anyway, it may bring little. A practice that is a disregarded entity cannot elect.',
      ],
    },
    {
      heading: 'Retirement plans and accountable plans',
      paragraphs: [
        'A 401(k) lets an employee put away {retirementDeferral2026} for 2026, more from age 50. With the employer’s part, the total can reach {retirementTotal2026}. A SEP has less paperwork but takes employer money only. Once you have staff, each plan has rules on who must be included, so ask before you hire.',
        'An accountable plan is a short written policy. The corporation repays what you spend for it, such as mileage, part of your home internet, or a license fee. You show the business reason, turn in the receipt on time and return any excess. Then the payment is a deduction for the firm and no wage for you. Without the plan, owners often lose the deduction.',
      ],
    },
  ],
  weDo: [
    'Compare the entities on your own numbers, and handle the [formation](/services/business-formation).',
    'Run the owner’s payroll and document the salary.',
    'Set quarterly payments for the IRS, Ohio and the towns.',
    'Prepare the [business return](/services/business-tax) and the owners’ returns together.',
    'List the expenses an accountable plan should repay.',
  ],
  bring: [
    'Last business and personal returns',
    'Profit and loss so far, with unpaid invoices',
    'Owners’ pay and estimated payments',
    'Operating agreement, S election and plan papers',
    'Receipts and mileage you paid yourself',
  ],
  questions: [
    {
      question: 'How small can my S corporation salary be?',
      answer:
        'No smaller than the work is worth. If you do most of what clients pay for, a token wage is hard to defend.',
    },
    {
      question: 'Is consulting always a specified trade?',
      answer:
        'Advice for a fee usually is. Advice that comes along with something you make or install may not be. Below the income thresholds it makes no difference.',
    },
    {
      question: 'Should our partnership elect IT 4738?',
      answer:
        'It depends on the owners: their other state and local tax, where they live, and whether they itemize. We compute it with and without. The choice has to be made on a timely return.',
    },
    {
      question: 'Can my corporation pay for my home office?',
      answer:
        'Often, by repaying a fair share of costs under an accountable plan. The room must be used regularly and only for the work. Rent from your own corporation is a different route with its own drawbacks.',
    },
    {
      question: 'A November invoice is paid in January. Which year?',
      answer:
        'On the cash method, the year in which you could first have the money. On the accrual method, the year you earned the fee. Most small practices use cash.',
    },
  ],
  relatedServices: ['business-tax', 'payroll', 'business-formation'],
}
