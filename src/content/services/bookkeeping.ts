import { facts } from '../../config/shown-facts.ts'
import type { ServiceContent } from '../types.ts'

export const bookkeeping: ServiceContent = {
  slug: 'bookkeeping',
  headline: 'Bookkeeping that matches the bank',
  lead: 'Monthly books for small businesses, farms and landlords: reconciled, readable, and ready for the tax return.',
  card: {
    label: 'Bookkeeping',
    price: { text: 'By the month' },
    rows: [
      { term: 'Catch-up', text: 'one amount, agreed first' },
      { term: facts.freeTalk.term, text: 'free' },
    ],
  },
  costs: [
    {
      term: 'Monthly books',
      price: 'By the month,',
      text: 'quoted after we see your accounts and books.',
    },
    { term: 'If the volume changes', text: 'We tell you before the price changes.' },
    { term: 'Your file', text: 'It is yours. Ask for a copy at any time.' },
  ],
  forWhom: [
    'Owners who do the books on Sunday nights and would rather not',
    'Businesses whose balance sheet has not agreed with the bank for a while',
    'Farms that keep a notebook and want to keep farming',
    'Landlords with more than one property',
    'Firms whose lender wants statements each quarter',
  ],
  included: [
    'Bank and card accounts reconciled each month, to the cent',
    'Every transaction sorted, with our questions in one list',
    'A profit and loss statement and a balance sheet you can read',
    'Loans split into principal and interest',
    'A year-end file, ready for the return',
  ],
  notIncluded:
    'paying bills, invoicing customers unless agreed, an opinion on the statements, and [payroll](/services/payroll).',
  figure: {
    id: 'form1099Threshold2026',
    heading:
      'Pay one contractor this much in 2026, and a Form 1099-NEC is due by {form1099Due2026}.',
    text: 'For 2025 it was {form1099Threshold2025}. Ask for a W-9 before the first check.',
  },
  example: {
    kind: 'ledger',
    title: 'Does it match? One account, one month',
    rows: [
      { label: 'Bank statement', amount: 8412.6 },
      { label: 'Deposit under way', note: 'made on a Saturday', amount: 1200 },
      { label: 'Check not cashed', amount: -350 },
    ],
    total: { label: 'Should be in the books', amount: 9262.6 },
    compared: {
      figure: { label: 'In the books', amount: 9262.6 },
      difference: { label: 'Difference', amount: 0 },
    },
    text: 'If the two differ, every report is off.',
  },
  sections: [
    {
      heading: 'What good books are for',
      paragraphs: [
        'A return can be made from bad books, but it takes longer and the answer is weaker. Good books do three jobs. They tell you whether last month made money. They prove the numbers on the return. And they are ready when a banker or a buyer asks.',
        'The test is simple. The bank balance in the books equals the bank’s own, on the same day. The loan balance equals the lender’s. If either is off, every report above it is off by at least that much.',
      ],
    },
    {
      heading: 'The mistakes we see most',
      paragraphs: [
        'Whole loan payments booked as expense. A truck bought and written into repairs. Owner’s groceries in office supplies. Sales tax counted as income. Deposits counted twice, once when invoiced and once when paid. Transfers between accounts that look like sales.',
        'None of these is a crime, and each of them changes the tax. They are found by reconciling and by looking at the balance sheet, which many owners never open.',
      ],
    },
    {
      heading: 'Cash or accrual',
      paragraphs: [
        'On the cash basis, income counts when it arrives and an expense when it is paid. It is simple, and most small firms may use it for tax. On the accrual basis, income counts when it is earned. It shows better how a month really went.',
        'You can read accrual reports during the year and still file on cash. What you cannot do is drift between the two. We write down which one is used for what.',
      ],
      list: [
        'Farmers and rental owners are usually best served by cash',
        'Contractors with long jobs and shops with inventory need to look closer',
        'A lender may ask for accrual whatever the return uses',
      ],
    },
    {
      heading: 'Records worth keeping',
      paragraphs: [
        'A bank line says that money left. It does not say why. For travel, meals, vehicles and gifts the law wants more: date, place, amount and business purpose, written down near the day it happened. A photo of the receipt with a word on it is enough.',
      ],
    },
  ],
  begins: 'steps',
  steps: [
    {
      title: 'Look at what is there',
      text: 'We open your file and say how far back to go.',
    },
    { title: 'Agree on scope and price', text: 'How many accounts, how often, who does what.' },
    { title: 'Catch up once', text: 'This year first, from where the last return ended.' },
    {
      title: 'Keep a rhythm',
      text: 'You answer one list. We close the month.',
    },
    { title: 'Use the books', text: 'Each quarter: what they say, and what tax to set aside.' },
  ],
  bring: [
    'Bank and card statements, or access to them',
    'The last return and its depreciation schedule',
    'Loan agreements and year-end statements',
    'Unpaid bills and invoices',
    'Payroll reports and sales tax returns',
    'Receipts for equipment and vehicles',
  ],
  deadlines: [
    {
      when: 'Each month',
      what: 'Statements in and questions answered, so that the month can be closed',
    },
    { when: '{form1099Due2026}', what: 'Forms 1099-NEC for work paid in 2026' },
    {
      when: '{passThroughReturnDue2026}',
      what: 'Partnership and S corporation returns for 2026, which need closed books',
    },
  ],
  questions: [
    {
      question: 'I am two years behind. Is it hopeless?',
      answer:
        'No. Banks keep records, and most of the work is sorting. We start with the year whose return is due next.',
    },
    {
      question: 'Do I have to change my program?',
      answer:
        'Not if it can be reconciled and you can give us access. A spreadsheet is fine for a small rental. A growing shop will outgrow it.',
    },
    {
      question: 'Who sees my figures?',
      answer:
        'The people who work on them here, and those you name. Your access stays yours, and you can withdraw ours at any time.',
    },
    {
      question: 'How long must I keep receipts?',
      answer:
        'Generally as long as a return can be examined, and longer for anything you still own: land, buildings and equipment until years after they are sold. When in doubt, keep it.',
    },
    {
      question: 'Who has to get a 1099 from me?',
      answer:
        'As a rule, people and partnerships you paid for services in the business. The threshold is {form1099Threshold2025} for 2025 and {form1099Threshold2026} for payments made in 2026. Ask for a W-9 before the first check, not in January.',
    },
  ],
  relatedServices: ['payroll', 'business-tax', 'fractional-cfo'],
  relatedIndustries: ['retail', 'construction', 'healthcare'],
}
