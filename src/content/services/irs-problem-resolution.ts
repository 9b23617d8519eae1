import { facts } from '../../config/shown-facts.ts'
import type { ServiceContent } from '../types.ts'

export const irsProblemResolution: ServiceContent = {
  slug: 'irs-problem-resolution',
  headline: 'Help with IRS letters, audits and back taxes',
  lead: 'Most IRS problems begin with a letter and a date. We find out if it is right, and what to send by then.',
  card: {
    label: facts.letterReading,
    price: { text: 'Free' },
    rows: [
      { term: 'The work', text: 'price in writing first' },
      { term: 'Your deadline', text: 'printed on the letter' },
    ],
  },
  costs: [
    { term: 'The work', price: 'A price in writing', text: 'before it begins.' },
    {
      term: 'Missing returns',
      text: 'By the [price list](/pricing), like any other.',
    },
    ...(facts.protectionPlus.letters
      ? [{ term: 'Returns we prepared', text: facts.protectionPlus.letters }]
      : []),
  ],
  forWhom: [
    'People with a notice they do not understand',
    'Families asked to prove a child, a credit or a deduction',
    'Anyone with returns missing for one year or for many',
    'Taxpayers who cannot pay all at once',
    'Employers behind on payroll deposits or quarterly forms',
  ],
  included: [
    'The notice compared with your return',
    'Transcripts, so that both sides see the same record',
    'A written answer with its proof',
    'Missing returns, from the records that still exist',
    'Requests for a payment plan or penalty relief',
  ],
  notIncluded:
    'a promise about the result, criminal matters (see an attorney first), Tax Court, and the tax and interest themselves.',
  figure: {
    id: 'irsInterestQ42026',
    heading: 'IRS interest on unpaid tax, a year, in the fourth quarter of 2026.',
    text: 'Penalties come on top.',
  },
  example: {
    kind: 'ledger',
    title: 'A CP2000 that was partly right',
    rows: [
      { label: 'Tax the IRS proposed', note: 'stock sold, counted without its cost', amount: 3150 },
      { label: 'Less, with the cost shown', amount: -2360 },
      { label: 'Interest on the rest', amount: 41 },
    ],
    total: { label: 'Agreed and paid', amount: 831 },
    text: 'The answer was one page and the broker’s statement.',
  },
  sections: [
    {
      heading: 'Find the number in the corner',
      paragraphs: [
        'A number, usually in a corner of the first page, says which notice it is. Then look for the tax year and the date to answer.',
      ],
      list: [
        'CP14: usually the first bill for a balance on a return.',
        'CP2000: a proposal and not yet a bill. A form from an employer, bank or broker does not match the return.',
        'CP59: no return from you for that year.',
        'Audit by mail: the letter names the lines in question and the proof wanted.',
        'Notice of deficiency: it gives the last day to petition the Tax Court. A phone call does not move that day.',
        'CP504 and the final notices after it: collection is near. A final notice says how to ask for a hearing, and by when.',
      ],
    },
    {
      heading: 'When returns are missing',
      paragraphs: [
        'The IRS can prepare a return for you from the forms it holds, usually without the deductions and credits you could claim. In most cases your own return can still replace it.',
        'We start with wage and income transcripts, which list what others reported under your number. They do not show your costs, so bank records have to fill that in. A refund can be claimed for a limited time only; we check that first. Ohio and local returns may be missing as well.',
      ],
    },
    {
      heading: 'If you cannot pay at once',
      paragraphs: [
        'File every return, pay what you can, and correct withholding or estimates, because a new balance can end a plan. The IRS charges interest on what is left, at {irsInterestQ42026} a year in the fourth quarter of 2026. Ohio charges {ohioInterest2026} for 2026.',
        'There are several ways: some months to pay in full, monthly installments, a pause when paying would leave too little to live on, or an offer in compromise. An offer needs complete figures on income and property, and many are refused.',
        'A first penalty after clean years can often be removed on request. Otherwise you need reasonable cause, such as serious illness or a fire, with proof. Interest on the tax generally stays.',
        'If nothing is done, the IRS can file a lien, a public claim on what you own. A levy goes further and takes wages or bank money. You have rights to object, each with a date.',
      ],
    },
    {
      heading: 'Who may speak for you',
      paragraphs: [
        'You may always speak for yourself. For another person to act, you sign Form 2848, a power of attorney for named taxes and years. Attorneys, certified public accountants and enrolled agents may represent you before every IRS office. A preparer who takes part in the IRS’s Annual Filing Season Program may do so for returns that preparer prepared and signed, but not in appeals or collection. Other paid preparers may not represent you. Close family may, within limits.',
        'Form 8821 is less: the person may see your tax information but not argue the case. Before you sign either form, the office tells you which kind of representative the person on your case is, and how far that reaches. If it takes someone else, we say so at the start.',
      ],
    },
  ],
  begins: 'steps',
  steps: [
    { title: 'Send the whole letter', text: 'Every page. We note the date first.' },
    { title: 'Get the record', text: 'With your consent, we order your transcripts.' },
    {
      title: 'Decide what is right',
      text: 'We agree, agree in part or disagree.',
    },
    {
      title: 'Answer in writing',
      text: 'Short, with proof, and a receipt for mailing it.',
    },
    { title: 'Follow it to the end', text: 'We check the closing letter, and what Ohio needs.' },
  ],
  bring: [
    'All letters, opened or not, newest on top',
    'Your copy of the return in question',
    'Returns for the years before and after',
    'Proof of payments made',
    'For an audit: proof for the lines named',
    'For a payment plan: income, living costs and debts',
  ],
  deadlines: [
    {
      when: 'The date printed on your notice',
      what: 'The one that counts; if more time can be had, ask before it passes',
    },
    {
      when: '{individualReturnDue2026}',
      what: 'Federal return for 2026, and as much of the payment as you can make',
    },
    {
      when: '{individualExtension2026}',
      what: 'The extended date to file; interest on unpaid tax runs from April',
    },
  ],
  questions: [
    {
      question: 'A caller says I owe the IRS. Is it real?',
      answer:
        'Be careful. The IRS usually writes first, and it never asks for gift cards. Hang up, then check your account on IRS.gov.',
    },
    {
      question: 'Should I sign and pay a CP2000?',
      answer:
        'Only if it is right. Sometimes the income is on another line, or the cost of stock you sold is missing. Answer on the form that comes with it.',
    },
    {
      question: 'Can you settle my debt for less?',
      answer:
        'Nobody can promise that. Whether an offer makes sense follows from your income, your property and the time left to collect.',
    },
    {
      question: 'I cannot pay. Should I file anyway?',
      answer:
        'Yes. The penalty for filing late is normally much heavier than the one for paying late. File, send what you can, and ask for a plan.',
    },
    {
      question: 'Is there help if I cannot afford a fee?',
      answer:
        'Low Income Taxpayer Clinics represent people with modest incomes for little or nothing. The Taxpayer Advocate Service, an independent part of the IRS, helps when a problem causes hardship.',
    },
  ],
  relatedServices: ['personal-tax', 'payroll', 'bookkeeping'],
  relatedIndustries: ['construction', 'professional-services', 'retail'],
}
