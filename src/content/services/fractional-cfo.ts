import { facts } from '../../config/shown-facts.ts'
import type { ServiceContent } from '../types.ts'

export const fractionalCfo: ServiceContent = {
  slug: 'fractional-cfo',
  headline: 'A CFO for a few days a month',
  lead: 'Books say what happened. A CFO asks what comes next: will the cash last, and what must a job cost?',
  card: {
    label: 'A few days a month',
    price: { text: facts.cfoPrice.from },
    rows: [
      { term: 'One project', text: 'one price' },
      { term: facts.freeTalk.term, text: 'free' },
    ],
  },
  costs: [
    ...(facts.cfoPrice.example ? [{ term: 'An example', text: facts.cfoPrice.example }] : []),
    { term: 'Your price', text: 'Set in writing after we see the books.' },
    {
      term: 'What moves it',
      text: 'The state of the books, and how often we meet.',
    },
  ],
  forWhom: [
    'Owners whose company has outgrown the checkbook, but not enough to hire a full-time CFO',
    'Companies that show a profit and still run short of cash before payday',
    'Businesses that must report to a lender, an investor or a bonding company',
    'Owners who plan a large purchase, a second location or a sale',
  ],
  included: [
    'A 13-week cash forecast, checked against what happened',
    'A yearly budget, and a short report on each month',
    'Margins by job, product or customer',
    'The figures a lender asks for, explained',
    'A regular meeting, with notes',
  ],
  notIncluded:
    'audited or reviewed statements, [tax returns](/services/business-tax), cleaning up old books, running payroll, legal or investment advice, and promises about a loan.',
  figure: {
    value: '13 weeks',
    heading: 'How far ahead the cash forecast looks.',
    text: 'Most of its figures are known already.',
  },
  example: {
    kind: 'ledger',
    title: 'The week the cash runs thin',
    rows: [
      { label: 'In the bank on Monday', amount: 18400 },
      { label: 'From customers, on their usual habits', amount: 9200 },
      { label: 'Payroll', amount: -11800 },
      { label: 'Suppliers and rent', amount: -7350 },
      { label: 'Loan payment', note: 'most of it is principal', amount: -2150 },
      { label: 'Estimated tax', amount: -4000 },
    ],
    total: { label: 'Left on Friday', amount: 2300 },
    text: 'Seen seven weeks ahead, one call to a slow customer may be enough.',
  },
  sections: [
    {
      heading: 'The 13-week cash forecast',
      paragraphs: [
        'A profit and loss statement can look fine in the month you cannot make payroll. Customers pay late, the loan payment takes principal that is not an expense, and inventory is paid for long before it sells. A cash forecast shows that while there is still time to act.',
        'Thirteen weeks is one quarter. Most of its figures are known already. You start with the money in the bank. Each week adds what customers will really pay, on their usual habits and not on the due date. Then it takes off payroll, suppliers, rent, loans and taxes.',
        'The useful part is the second month. You lay the forecast beside what happened and ask why they differ. Soon you know which customers are slow, and how much cash the business must hold.',
      ],
      list: [
        'Paydays that fall in the same week as the rent',
        'Federal estimated payments for owners: {federalPaymentDates2026}',
        'Payroll deposits, sales tax and workers’ compensation premiums',
        'Bills that come once a year',
      ],
    },
    {
      heading: 'A budget that someone reads',
      paragraphs: [
        'A good budget starts with the work, not with last year plus a bit. How many jobs, at what price, with how many hours and how much material? From these few drivers the rest follows.',
        'Once a month the report shows plan and result side by side. Only the lines that differ by enough to matter get a sentence. Three questions belong to each: is it timing, is it a mistake in the books, or is it a change we have to live with? All of it rests on [books that match the bank](/services/bookkeeping).',
      ],
    },
    {
      heading: 'What lenders read first',
      paragraphs: [
        'A banker wants to know whether the business earns enough to carry its debt, and what happens if it does not. So they compare cash earnings with the yearly loan payments, look at what customers owe by age, and ask what the owner takes out. Many loan agreements also contain covenants: ratios you must keep, tested on set dates.',
        'Read these before you sign, and test them against a bad year. If a covenant will be missed, it is usually better to call the bank before the test than after it. We prepare the figures and go through them with you. The decision is the lender’s.',
      ],
    },
    {
      heading: 'Pricing from the full cost',
      paragraphs: [
        'An hour of labor costs more than the wage. The employer adds {employeeSocialSecurityRate} for Social Security, up to {socialSecurityWageBase2026} of one worker’s 2026 pay, and {employeeMedicareRate} for Medicare. Unemployment tax, workers’ compensation, paid days off and hours that cannot be billed come on top.',
        'Margin and markup are not the same either. Adding a quarter to cost leaves a fifth of the price. We work out what a job has to bring to cover its share of trucks, rent and office, then look at which of your prices do.',
      ],
    },
  ],
  begins: 'example',
  steps: [
    {
      title: 'We meet',
      text: 'We say if you need a CFO, or better books first.',
    },
    {
      title: 'A look at the figures',
      text: 'Two years of statements and returns.',
    },
    {
      title: 'The first forecast',
      text: 'We build the 13 weeks with you: you know the customers.',
    },
    { title: 'Every month', text: 'Close, report, meet, decide.' },
  ],
  bring: [
    'Two years of statements, and this year so far',
    'Business tax returns for those years',
    'Who owes you and whom you owe, by age',
    'Loans and leases, with any covenants',
    'Payroll by employee or department',
    'Open jobs or orders, with prices',
  ],
  deadlines: [
    {
      when: 'Each month, soon after the bank statement',
      what: 'Close of the books, report against budget and a fresh forecast',
    },
    {
      when: 'The test dates in your loan agreement',
      what: 'Covenant figures and statements to the lender, often quarterly',
    },
    {
      when: 'October to December',
      what: 'Budget for the coming year, and a meeting about equipment and tax while both can still change',
    },
    {
      when: '{passThroughReturnDue2026}',
      what: 'Calendar year 2026 returns of partnerships and S corporations, unless extended; C corporations have until {corporateReturnDue2026}',
    },
  ],
  questions: [
    {
      question: 'How does a CFO differ from a bookkeeper?',
      answer:
        'A bookkeeper records what happened and makes it agree with the bank. A CFO uses that record to plan cash, prices and debt.',
    },
    {
      question: 'How large must the business be?',
      answer:
        'Sales matter less than complexity. Employees, debt, stock on hand and long jobs are good reasons. If you have none of them, [monthly books](/services/bookkeeping) and one planning meeting a year may be enough.',
    },
    {
      question: 'Should we buy equipment to save tax?',
      answer:
        'Only if you need it. With bonus depreciation at {bonusDepreciation2026} of the cost for most qualifying equipment, the deduction can come in the first year, but it returns only part of what you spend. The loan payment stays. We run both sides first.',
    },
    {
      question: 'Can you help us get a loan?',
      answer:
        'We prepare the statements, the forecast and the answers to the bank’s questions, and tell you where the weak points are. We do not place loans, take a fee from lenders or promise a result.',
    },
    {
      question: 'Will you sign checks for us?',
      answer:
        'No. Money leaves your account only when you or someone you name approves it. Planning payments and releasing them should stay in different hands.',
    },
  ],
  relatedServices: ['bookkeeping', 'payroll', 'business-tax'],
  relatedIndustries: ['construction', 'manufacturing', 'private-equity'],
}
