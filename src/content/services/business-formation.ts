import { facts } from '../../config/shown-facts.ts'
import type { ServiceContent } from '../types.ts'

export const businessFormation: ServiceContent = {
  slug: 'business-formation',
  headline: 'Starting a business in Ohio',
  lead: 'Which entity fits, what it does to your tax, and the registrations in the right order.',
  card: {
    label: 'Formation package',
    price: { text: facts.formationPrice.from },
    rows: [
      { term: 'State and county fees', text: 'at cost' },
      { term: facts.freeTalk.term, text: 'free' },
    ],
  },
  costs: [
    ...(facts.formationPrice.example
      ? [{ term: 'An example', text: facts.formationPrice.example }]
      : []),
    {
      term: 'The package',
      price: 'One amount,',
      text: 'quoted after we meet.',
    },
    {
      term: 'What adds to it',
      text: 'An S election, partners or payroll.',
    },
  ],
  forWhom: [
    'People turning a side job into a business',
    'Partners who have shaken hands and not yet written anything down',
    'Sole owners wondering about an LLC',
    'LLC owners wondering about an S corporation',
    'Families putting land or rentals into an entity',
  ],
  included: [
    'Each entity’s tax, side by side',
    'Articles filed with the Ohio Secretary of State',
    'The EIN, and the S election where it pays',
    'Registration for the Ohio taxes your trade owes',
    'A chart of accounts and a first-month checklist',
    'A calendar of the first year’s filings',
  ],
  notIncluded:
    'legal advice and agreements between owners (an attorney’s work), trade licenses, zoning, insurance, loans or grants.',
  figure: {
    id: 'estimatedTaxThreshold',
    heading: 'Expect to owe this much federal tax, and you usually pay four times a year.',
    text: 'Ohio has the same rule above {ohioEstimatedThreshold}. Set aside part of each deposit.',
  },
  example: {
    kind: 'ledger',
    title: 'The first month',
    rows: [
      { label: 'Paid in by the owner', note: 'not income', amount: 6000 },
      { label: 'State filing', amount: -99 },
      { label: 'Tools and a laptop', note: 'equipment', amount: -2180 },
      { label: 'Insurance', amount: -640 },
      { label: 'First invoice, paid', note: 'income', amount: 1450 },
    ],
    total: { label: 'In the account', amount: 4531 },
    text: 'Five lines, five kinds of money. Sort them from the start.',
  },
  sections: [
    {
      heading: 'What an entity changes',
      paragraphs: [
        'An LLC keeps business debts away from your house, as long as you treat it as separate: own account, own contracts, no groceries on the company card. It does not by itself change your income tax.',
        'The tax follows elections. A single-member LLC is taxed as if it were you. You pay income tax on the profit and, on top, self-employment tax of {selfEmploymentSocialSecurityRate} for Social Security and {selfEmploymentMedicareRate} for Medicare on most of it.',
        'An S corporation splits the profit: a salary with payroll taxes, and the rest without. That is a saving only when the rest is large enough to pay for payroll, a second return and stricter books.',
      ],
    },
    {
      heading: 'Four ways to be in business',
      paragraphs: ['Most people here end up with one of these.'],
      list: [
        'Sole owner: nothing to file to exist, everything on Schedule C, and your own name on every risk',
        'LLC: a short filing with the state, flexible, and taxed as you elect',
        'S corporation: an election, with rules on who may own it and on paying yourself',
        'C corporation: pays its own tax; for firms that keep their profit or look for investors',
      ],
    },
    {
      heading: 'What Ohio wants from a new business',
      paragraphs: [
        'Selling taxable goods, and some services, needs a vendor’s license before the first sale. Paying a worker needs withholding, unemployment and workers’ compensation accounts. The village may want to know you exist even before you make money.',
        'The Commercial Activity Tax can wait: up to {catExclusion} of gross receipts a year it asks for nothing. Our [guide to Ohio business taxes](/resources/ohio-business-taxes) goes through the list.',
      ],
    },
    {
      heading: 'The first year’s money',
      paragraphs: [
        'No employer withholds for you now. If you will owe {estimatedTaxThreshold} or more in federal tax, payments are usually due four times a year, and Ohio asks the same above {ohioEstimatedThreshold}. Set aside part of each deposit from the first one.',
        'Costs before opening count too. Keep receipts from the day you began to look into it, with a note on what each was for.',
      ],
    },
  ],
  begins: 'steps',
  steps: [
    {
      title: 'Tell us the plan',
      text: 'Who is in it, what it sells, and what you expect to earn.',
    },
    { title: 'Compare', text: 'What each entity leaves after tax and cost.' },
    { title: 'File', text: 'State first, then the EIN, elections and tax accounts.' },
    { title: 'Open the bank account', text: 'Before any money moves.' },
    {
      title: 'Check after a quarter',
      text: 'The first books show what to fix.',
    },
  ],
  bring: [
    'The names you would like, in order',
    'Names, addresses and shares of all owners',
    'Your last two personal returns',
    'What you have spent so far',
    'Equipment or vehicles you will bring in',
    'A rough budget for the first year',
  ],
  deadlines: [
    {
      when: 'Before the first sale',
      what: 'Vendor’s license, where sales tax applies',
    },
    {
      when: 'Before the first paycheck',
      what: 'EIN, Ohio withholding, unemployment and workers’ compensation',
    },
    {
      when: 'Within {sElectionPeriod} of the start of the tax year',
      what: 'S election for that year; the first year of a new company begins when it has owners, assets or business. A late election needs a reason',
    },
    { when: '{federalPaymentDates2026}', what: 'Federal estimated payments for 2026' },
  ],
  questions: [
    {
      question: 'Do I need an LLC for a small side business?',
      answer:
        'Not for tax. It makes sense when the work can hurt somebody or when you sign contracts.',
    },
    {
      question: 'Can I start alone and change later?',
      answer:
        'Yes, and it is the common way. Moving up costs little; moving assets back out of a corporation can cost tax. So we start small unless there is a reason.',
    },
    {
      question: 'Should I form it in Delaware or Wyoming?',
      answer:
        'A business that works in Ohio has to register here in any case. A second state adds fees and filings, and rarely anything else for a local firm.',
    },
    {
      question: 'A letter says I must buy a labor law poster. Is that true?',
      answer:
        'Such letters go to every new company and look official. Posters are free from the agencies. Show us the letter before you pay.',
    },
    {
      question: 'Do partners need anything in writing?',
      answer:
        'Yes. Who put in what, who decides, what happens when one leaves, and how profit is shared. It is easier to write while you agree.',
    },
  ],
  relatedServices: ['business-tax', 'payroll', 'bookkeeping'],
  relatedIndustries: ['construction', 'retail', 'professional-services'],
}
