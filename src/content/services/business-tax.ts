import { facts } from '../../config/shown-facts.ts'
import type { ServiceContent } from '../types.ts'

export const businessTax: ServiceContent = {
  slug: 'business-tax',
  headline: 'Business tax returns',
  lead: 'Returns for sole owners, partnerships, S and C corporations, with the Ohio and town filings that go with them.',
  card: {
    label: 'Schedule C, from',
    price: { list: 'selfEmployed' },
    rows: [
      { term: 'Partnership, corporation', text: 'quoted first' },
      { term: facts.paperReading, text: 'free' },
    ],
  },
  costs: [
    {
      term: 'Schedule C',
      list: 'selfEmployed',
      text: 'and up, by yearly expenses: see the [price list](/pricing).',
    },
    {
      term: 'Partnership, corporation',
      price: 'Quoted',
      text: 'after we see last year’s return: federal, Ohio and each town.',
    },
    { term: 'Your books', text: 'The tidier they are, the less the return costs.' },
  ],
  forWhom: [
    'Sole owners and single-member LLCs',
    'Partnerships and LLCs with several members',
    'S corporations, with or without employees',
    'C corporations',
    'Owners who changed entity, opened a second business or closed one',
  ],
  included: [
    'The federal return: Schedule C, Form 1065, 1120-S or 1120',
    'A K-1 for every owner, in plain words',
    'Depreciation schedules carried forward',
    'Ohio pass-through or CAT filings where due',
    'Net profit returns for the towns you work in',
  ],
  notIncluded:
    'cleaning up [books](/services/bookkeeping), the owners’ [personal returns](/services/personal-tax), audited or reviewed statements, and sales tax or payroll filings unless agreed.',
  figure: {
    id: 'qbiRate',
    heading: 'Owners of pass-through businesses may deduct up to this share of qualified income.',
    text: 'In 2026, limits begin at taxable income of {qbiThresholdSingle2026} single or {qbiThresholdJoint2026} joint.',
  },
  example: {
    kind: 'compare',
    title: 'One profit, two ways to be taxed',
    columns: ['Sole owner', 'S corporation'],
    rows: [
      { label: 'Self-employment or payroll tax', amounts: [12717, 7650] },
      { label: 'Payroll and a second return, say', amounts: [0, 2400] },
    ],
    total: { label: 'Cost of the choice', amounts: [12717, 10050] },
    text: '$90,000 profit, $50,000 salary, before income tax.',
  },
  sections: [
    {
      heading: 'The form follows the entity',
      paragraphs: [
        'An LLC exists under state law, and the IRS does not tax it as such. With one member it is usually reported on the owner’s Schedule C. With two it is a partnership. Either can elect to be taxed as a corporation, and many elect to be an S corporation.',
        'Partnerships and S corporations pay little or no federal income tax themselves. They pass the result to the owners on a K-1. That is why their return is due a month before the owners’ own: the owners cannot finish without it.',
        'A C corporation pays its own tax, and its owners pay again on dividends. That can still be the right choice when profits stay in the company for a long time.',
      ],
    },
    {
      heading: 'The two deductions owners ask about',
      paragraphs: [
        'Owners of pass-through businesses may deduct up to {qbiRate} of qualified business income. For 2026 the limits that depend on wages and on the kind of work begin at taxable income of {qbiThresholdSingle2026} for a single owner and {qbiThresholdJoint2026} for a couple.',
        'Equipment may often be written off in the year it goes to work. Section 179 allows up to {section179Limit2026} in 2026, and bonus depreciation is {bonusDepreciation2026} again. Writing everything off at once is not always wise: a deduction in a low year is worth less than the same deduction in a high one.',
      ],
    },
    {
      heading: 'Ohio and the towns',
      paragraphs: [
        'Ohio has no general corporate income tax. It has the Commercial Activity Tax on gross receipts, which most small firms never meet: up to {catExclusion} of receipts a year nothing is due and no return is filed. Above that the rate is {catRate}.',
        'A pass-through entity may elect to pay Ohio income tax for its owners on form IT 4738, at {it4738Rate}. The owners get a credit. The point is the federal deduction for the tax the entity pays, so it has to be worked out on both returns together, every year.',
        'Villages and cities tax net profit by where the work is done. A contractor can owe returns in a dozen of them. Corporations and pass-through entities may choose one return for all towns through the state; sole owners may not.',
      ],
    },
  ],
  begins: 'example',
  steps: [
    {
      title: 'Look at last year',
      text: 'We read the return, then quote.',
    },
    {
      title: 'Get the books to match',
      text: 'Bank, loans and payroll have to agree.',
    },
    {
      title: 'Talk before year end',
      text: 'In November you can still change pay, equipment and estimates.',
    },
    {
      title: 'Prepare and explain',
      text: 'The return, the K-1s, and a page on what drove the result.',
    },
    {
      title: 'File and plan ahead',
      text: 'Federal, Ohio and towns, then next year’s estimates.',
    },
  ],
  bring: [
    'Last return, depreciation schedule, any S election',
    'Year-end books, bank and loan statements',
    'Equipment bought and sold, with dates and prices',
    'Vehicle mileage, and the towns you worked in',
  ],
  deadlines: [
    {
      when: '{passThroughReturnDue2026}',
      what: 'Partnership and S corporation returns and K-1s for 2026',
    },
    { when: '{corporateReturnDue2026}', what: 'C corporation return for calendar year 2026' },
    { when: '{individualReturnDue2026}', what: 'The owners’ own returns, and Schedule C' },
    { when: 'April 15 after the year', what: 'Ohio IT 4738, with the election for that year' },
  ],
  questions: [
    {
      question: 'How much must my S corporation pay me?',
      answer:
        'A reasonable salary for the work; the law gives no number. We look at local pay, your hours and what the company earns.',
    },
    {
      question: 'Should my LLC become an S corporation?',
      answer:
        'It saves self-employment tax on profit above a fair salary, and it adds payroll, a second return and stricter bookkeeping. With a modest profit the costs eat the saving. We run both ways before you elect.',
    },
    {
      question: 'Can I deduct my truck?',
      answer:
        'The business part of it. Either the standard mileage rate, {mileageBusinessJanJun2026} a mile until June 2026 and {mileageBusinessJulDec2026} from July, or the actual costs. Both need a log.',
    },
    {
      question: 'My K-1 is late. What do I do in April?',
      answer:
        'File an extension and pay what you expect to owe. Filing without the K-1 and amending later costs more and invites letters.',
    },
    {
      question: 'I closed in June. Is there still a return?',
      answer:
        'Yes, a final one for the months it was open, and accounts with Ohio, the county and the towns have to be closed as well, or estimates and notices keep coming.',
    },
  ],
  relatedServices: ['bookkeeping', 'payroll', 'business-formation'],
  relatedIndustries: ['construction', 'manufacturing', 'retail'],
}
