import { STARTING_PRICES } from '../../config/starting-prices'
import type { ServiceContent } from '../types'

export const businessFormation: ServiceContent = {
  slug: 'business-formation',
  scene: 'storefront',
  headline: 'Starting a business in Ohio',
  lead: 'Which entity fits, what it does to your tax, and the registrations in the right order, before the first invoice goes out.',
  card: {
    label: 'Formation package',
    price: { words: STARTING_PRICES.businessFormation.from },
    rows: [
      { term: 'State and county fees', text: 'passed on as they are' },
      { term: 'First meeting', text: 'free' },
    ],
  },
  costs: [
    { term: 'An example', text: STARTING_PRICES.businessFormation.example },
    {
      term: 'The package',
      price: 'One amount,',
      text: 'quoted after we meet: the filings you need, and no others.',
    },
    {
      term: 'What adds to it',
      text: 'Elections, partners and payroll. An LLC with one owner is the smallest package.',
    },
    { term: 'The comparison alone', text: 'Each entity’s tax side by side, without any filing.' },
  ],
  forWhom: [
    'People turning a side job into a business',
    'Partners who have shaken hands and not yet written anything down',
    'Sole owners wondering about an LLC',
    'LLC owners wondering about an S corporation',
    'Families putting land or rentals into an entity',
  ],
  included: [
    'A talk about what you plan, and a page with the tax of each entity side by side',
    'Articles filed with the Ohio Secretary of State',
    'The EIN from the IRS, and the S election where it pays',
    'Registration for the Ohio taxes your trade meets',
    'A chart of accounts and a bank checklist for the first month',
    'A calendar of the first year’s filings',
  ],
  notIncluded:
    'legal advice and contracts among partners (take the operating agreement to a lawyer), trade licenses, zoning and insurance, though we list what to ask for, and loans or grants.',
  figure: {
    id: 'estimatedTaxThreshold',
    heading:
      'Expect to owe this much in federal tax, and payments are usually due four times a year.',
    text: 'Ohio has the same habit above {ohioEstimatedThreshold}. Set a share of each deposit aside, from the first one.',
  },
  example: {
    kind: 'ledger',
    title: 'One opening month',
    rows: [
      { label: 'Paid in by the owner', note: 'not income', amount: 6000 },
      { label: 'State filing', amount: -99 },
      { label: 'Tools and a laptop', note: 'equipment', amount: -2180 },
      { label: 'Insurance', amount: -640 },
      { label: 'First invoice, paid', note: 'income', amount: 1450 },
    ],
    total: { label: 'In the account', amount: 4531 },
    text: 'Five lines, five kinds of money. Sorting them from the start costs nothing.',
  },
  sections: [
    {
      heading: 'What an entity does, and what it does not',
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
        'No employer withholds for you now. If you will owe {estimatedTaxThreshold} or more in federal tax, payments are usually due four times a year, and Ohio has the same habit above {ohioEstimatedThreshold}. Put a share of each deposit aside from the first one.',
        'Costs before opening count too. Keep receipts from the day you began to look into it, with a note on what each was for.',
      ],
    },
  ],
  begins: 'steps',
  steps: [
    {
      title: 'Tell us the plan',
      text: 'Who is in it, what it sells, where, with whose money, and what you expect to earn.',
    },
    {
      title: 'Compare',
      text: 'We run your figures through each entity and show what is left after tax and cost.',
    },
    {
      title: 'File',
      text: 'State first, then EIN, then elections, then Ohio and local accounts.',
    },
    {
      title: 'Open the bank account',
      text: 'On the day the EIN arrives, and before any money moves.',
    },
    {
      title: 'Check after a quarter',
      text: 'A look at the first books catches wrong habits while they are small.',
    },
  ],
  bring: [
    'The names you would like, in order',
    'Names, addresses and shares of all owners',
    'Your last two personal returns',
    'What you have spent so far, and on what',
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
        'Not for tax. It makes sense when the work can hurt somebody or when you sign contracts. A sole owner with good insurance may do well without.',
    },
    {
      question: 'Can I start as a sole owner and change later?',
      answer:
        'Yes, and it is the common way. Moving up is easy; moving assets back out of a corporation can cost tax. So we start small unless there is a reason.',
    },
    {
      question: 'Should I form it in Delaware or Wyoming?',
      answer:
        'A business that works in Ohio has to register here in any case. A second state adds fees and filings, and rarely anything else for a local firm.',
    },
    {
      question:
        'Somebody wrote that I must buy a labor law poster or a certificate. Is that right?',
      answer:
        'Those letters go to every new filing and look official. Posters are free from the agencies. Bring the letter before you pay it.',
    },
    {
      question: 'Do my partner and I need anything in writing?',
      answer:
        'Yes. Who put in what, who decides, what happens when one leaves, and how profit is shared. It is easier to write while you agree.',
    },
  ],
  relatedServices: ['business-tax', 'payroll', 'bookkeeping'],
  relatedIndustries: ['construction', 'retail', 'professional-services'],
}
