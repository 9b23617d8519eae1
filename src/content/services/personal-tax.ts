import { facts } from '../../config/shown-facts.ts'
import type { ServiceContent } from '../types.ts'

export const personalTax: ServiceContent = {
  slug: 'personal-tax',
  headline: 'Personal tax returns',
  lead: 'Federal, Ohio, village and school district returns for people around Dresden. You know the price before we start.',
  card: {
    label: 'A simple return, from',
    price: { list: 'simple' },
    rows: [
      { term: 'First state and local', text: 'free' },
      { term: facts.freeTalk.term, text: 'free' },
    ],
  },
  costs: [
    {
      term: 'Simple return',
      list: 'simple',
      text: 'for W-2 income only, Protection Plus included.',
    },
    {
      term: 'Family return',
      list: 'family',
      text: 'with one dependent; we charge for three at most.',
    },
    {
      term: 'With a side business',
      list: 'sideBusiness',
      text: 'for a complex return with a small business.',
    },
    {
      term: 'Anything else',
      text: 'See the [price list](/pricing). If your papers show more, we tell you first.',
    },
  ],
  forWhom: [
    'Employees with one W-2 or several, and couples who both work',
    'Families with children, students or a parent they support',
    'People with a side business, a farm or a rented house',
    'Retirees with Social Security, pensions and withdrawals',
    'Landowners with a gas lease or royalty checks',
    'Anyone who has fallen a year or two behind',
  ],
  included: [
    'The federal return with every schedule you need',
    'Your first state and local returns, free',
    'E-filing where the return allows it',
    'A copy to keep, and any line explained',
    `Protection Plus, ${facts.protectionPlus.note}`,
  ],
  notIncluded:
    'more state or local returns (quoted first), [bookkeeping](/services/bookkeeping) and [business returns](/services/business-tax).',
  figure: {
    id: 'ohioZeroBracket',
    heading: 'Ohio does not tax 2026 nonbusiness income up to this amount, after exemptions.',
    text: 'Above it, the tax is {ohioBaseTax2026} plus {ohioFlatRate2026} of the rest.',
  },
  example: {
    kind: 'ledger',
    title: 'One household, four returns',
    rows: [
      { label: 'Federal refund', amount: 1240 },
      { label: 'Ohio refund', amount: 86 },
      { label: 'Owed to the school district', note: 'nothing was withheld at work', amount: -212 },
      {
        label: 'Owed to the village at home',
        note: 'after credit for tax paid at work',
        amount: -48,
      },
    ],
    total: { label: 'All four together', amount: 1066 },
    text: 'Leave out the last two, and the bill comes later, with interest.',
  },
  sections: [
    {
      heading: 'One household, up to four returns',
      paragraphs: [
        'People here often file more than they think. The federal return comes first. Ohio has its own, the IT 1040. Then a village or city may tax wages and net profit, and a school district may tax the people who live in it.',
        'Each has its own rule. A municipal tax usually looks at where you work first, and at where you live second. A school district tax looks only at where you live. Retirement income is taxed by some of these and left alone by others.',
        'The address decides it. Bring it, and we look up the village and the school district before anything is prepared. Collectors such as RITA and CCA only gather the money for their member towns; the tax belongs to the town.',
      ],
    },
    {
      heading: 'Ohio, in a few lines',
      paragraphs: [
        'Ohio starts from federal income and makes its own changes. There is no Ohio standard deduction, but there are personal exemptions. For 2026, nonbusiness income after exemptions is not taxed up to {ohioZeroBracket}. Above that, the tax is {ohioBaseTax2026} plus {ohioFlatRate2026} of the rest.',
        'Business income of an owner goes on a schedule of its own. Most filers may deduct the first {businessIncomeDeductionCap} of it, and the rest is taxed at {businessIncomeRate}. Farmers and landlords often have business income without calling it that.',
      ],
    },
    {
      heading: 'What changes a return the most',
      paragraphs: [
        'The standard deduction for 2026 is {standardDeductionSingle2026} for a single person and {standardDeductionJoint2026} for a couple filing together. Itemizing only helps when mortgage interest, state and local taxes, gifts and medical costs come to more than that.',
        'A new job, a marriage, a birth, a move, a house sold, a parent moved in, a gas lease signed: each of these can change the result more than any clever deduction. Tell us about the year, not only about the forms.',
      ],
    },
  ],
  begins: 'example',
  steps: [
    { title: 'Price it', text: 'In the [estimator](/#estimate), or by phone.' },
    { title: 'Bring the papers', text: 'Or upload them from your phone.' },
    { title: 'Answer our questions', text: 'One list, after we read everything.' },
    { title: 'Review it with us', text: 'We show what changed since last year.' },
    { title: 'Sign and file', text: 'Nothing is sent before you sign.' },
  ],
  bring: [
    'Photo ID, and everyone’s Social Security number',
    'Last year’s federal, Ohio and local returns',
    'Every W-2, 1099 and 1098',
    'Records of business, rent, child care and college',
    'Estimated payments made, and bank details',
  ],
  deadlines: [
    { when: '{individualReturnDue2026}', what: 'Federal return and payment for 2026' },
    {
      when: '{individualExtension2026}',
      what: 'The same with an extension, which extends filing and not payment',
    },
    {
      when: '{federalPaymentDates2026}',
      what: 'Federal estimated payments for 2026, if you make them',
    },
  ],
  questions: [
    {
      question: 'Do I need a village or school return?',
      answer:
        'It depends on where you live and where you work. What your employer withholds may not cover both.',
    },
    {
      question: 'I have not filed for three years. What now?',
      answer:
        'File the missing years, oldest first, even if you cannot pay at once. A refund is lost if you wait too long, and penalties for not filing are heavier than those for not paying. The page on [IRS letters](/services/irs-problem-resolution) explains how we do it.',
    },
    {
      question: 'Does my child with a summer job have to file?',
      answer:
        'Often not, but filing can bring back the tax that was withheld. The child files a return and you still claim the child if the other tests are met.',
    },
    {
      question: 'Is a bigger refund better?',
      answer:
        'A refund is your own money coming back without interest. If it is large every year, the withholding can be set lower, and you have the money during the year.',
    },
    {
      question: 'Can you fix a return someone else prepared?',
      answer:
        'Yes, with an amended return. Bring the return as it was filed and the papers behind it. Whether it is worth the work is the first thing we tell you.',
    },
  ],
  relatedServices: ['irs-problem-resolution', 'business-tax'],
  relatedIndustries: ['oil-and-gas', 'professional-services'],
}
