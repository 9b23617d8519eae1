import { facts } from '../../config/shown-facts.ts'
import type { ServiceContent } from '../types.ts'

export const payroll: ServiceContent = {
  slug: 'payroll',
  headline: 'Payroll for small employers',
  lead: 'Paychecks, withholding, deposits and year-end forms, for employers who would rather do their own work.',
  card: {
    label: 'Payroll',
    price: { text: facts.payrollPrice.from },
    rows: [
      { term: 'Year-end forms', text: 'included in the quote' },
      { term: facts.freeTalk.term, text: 'free' },
    ],
  },
  costs: [
    ...(facts.payrollPrice.example
      ? [{ term: 'An example', text: facts.payrollPrice.example }]
      : []),
    {
      term: 'Each month',
      price: 'One amount,',
      text: 'by people, paydays and towns, quoted first.',
    },
    { term: 'A quarter never filed', text: 'Quoted separately.' },
  ],
  forWhom: [
    'Employers hiring their first worker',
    'Owners of an S corporation who have to put themselves on payroll',
    'Farms with seasonal help',
    'Shops, crews and practices with a handful of people',
    'Anyone who has had a letter about a late deposit',
  ],
  included: [
    'Each payday’s checks, with pay stubs',
    'Federal deposits and the quarterly 941, or a yearly 943 or 944',
    'Ohio, school district and town withholding',
    'Ohio unemployment reports',
    'W-2s in January, and 1099s where you need them',
    'New hire reports and forms',
  ],
  notIncluded:
    'hiring and handbooks ([HR consulting](/services/hr-consulting)), workers’ compensation premiums, union or certified payroll unless agreed, and tracking hours.',
  figure: {
    id: 'employeeSocialSecurityRate',
    heading: 'From each paycheck for Social Security, and the same again from the employer.',
    text: 'In 2026 it stops at {socialSecurityWageBase2026} of a worker’s wages. Medicare, at {employeeMedicareRate} each, does not.',
  },
  example: {
    kind: 'ledger',
    title: 'What one week’s wage costs you',
    rows: [
      { label: 'Wages', note: 'before anything comes off', amount: 800 },
      { label: 'Social Security and Medicare, your half', amount: 61.2 },
      { label: 'Ohio unemployment, a new employer', note: 'with the 2026 surcharge', amount: 22.8 },
      { label: 'Federal unemployment', amount: 4.8 },
      { label: 'Workers’ compensation, say', amount: 12 },
    ],
    total: { label: 'The week', amount: 900.8 },
    text: 'Both unemployment lines stop once the year’s wage base is reached.',
  },
  sections: [
    {
      heading: 'What comes off, and what comes on top',
      paragraphs: [
        'From a paycheck come federal income tax, Social Security at {employeeSocialSecurityRate}, Medicare at {employeeMedicareRate}, Ohio income tax, and often a village and a school district. The employer pays the same Social Security and Medicare again. For 2026 the Social Security part stops at wages of {socialSecurityWageBase2026}.',
        'On top the employer pays federal unemployment tax, {futaNetRate} on the first {futaWageBase} of each worker’s wages when the full credit applies, Ohio unemployment contributions at the firm’s own rate, and workers’ compensation. When you price a job, the hour costs more than the wage.',
      ],
    },
    {
      heading: 'Three places a worker can be taxed',
      paragraphs: [
        'Ohio withholding goes by the IT 4 the worker signs. School district withholding goes by where the worker lives, so two people on one bench may differ. Municipal withholding goes by where the work is done, with a rule that leaves short stays out: an employer need not withhold for a place worked on {ohioTwentyDayRule} a year or fewer. A work site meant to last longer counts from the first day.',
        'Crews that move from town to town need a record of days. We set up the list of places once and keep it current from the time sheets.',
      ],
    },
    {
      heading: 'Money that is not yours',
      paragraphs: [
        'Withheld tax is held in trust for the government. Using it to get through a slow month is the most expensive loan there is: the penalty can fall on the owner personally, even when the company is a corporation.',
        'We calculate deposits with the pay run, not at the end of the quarter, so that the cash you see is cash you may spend.',
      ],
    },
  ],
  begins: 'example',
  steps: [
    {
      title: 'Register',
      text: 'EIN, Ohio, unemployment, workers’ compensation and local accounts.',
    },
    { title: 'Set up the people', text: 'W-4, IT 4, I-9, address, and how each is paid.' },
    { title: 'Send hours', text: 'You check the register before anyone is paid.' },
    { title: 'Pay and deposit', text: 'Pay to the workers, tax to each office.' },
    { title: 'Report', text: 'Each quarter, then year-end forms that agree with the books.' },
  ],
  bring: [
    'EIN letter and Ohio account numbers',
    'Names, addresses and Social Security numbers',
    'Signed W-4 and IT 4 forms',
    'Pay rates, benefits and deductions',
    'This year’s payroll records so far',
    'Rate notices, and bank details for deposits',
  ],
  deadlines: [
    {
      when: 'Month after each quarter, last day',
      what: 'Form 941 and most Ohio quarterly reports; on a weekend or holiday, the next business day',
    },
    {
      when: '{form1099Due2026}',
      what: 'W-2s and Forms 1099-NEC for 2026, to workers and to the government',
    },
    { when: 'Within {newHireDays} of hiring', what: 'The new hire report to Ohio' },
  ],
  questions: [
    {
      question: 'Can I pay my helper as a contractor?',
      answer:
        'Only if that person runs a business: own tools, own schedule, other customers. A wrong 1099 means back taxes for you.',
    },
    {
      question: 'My son works on the farm. Is that payroll?',
      answer:
        'Wages for real work are wages, also in the family. A parent’s sole proprietorship has exceptions for children under a certain age; a corporation does not. Tell us who owns the farm and how old he is.',
    },
    {
      question: 'How often do I have to deposit?',
      answer:
        'It depends on how much tax you had in an earlier period. New employers usually start monthly. Ohio has its own schedule, also by size.',
    },
    {
      question: 'What about overtime and the new law?',
      answer:
        'The deduction for overtime is taken on the worker’s own return. You withhold as before unless the worker gives you a new W-4 that counts it. You report the premium part so that it can be claimed.',
    },
    {
      question: 'I missed a deposit last month. What now?',
      answer:
        'Make it today; the penalty grows with the days. Then see whether the amount and date give a reason to ask for relief, which is often granted once.',
    },
  ],
  relatedServices: ['hr-consulting', 'bookkeeping', 'business-tax'],
  relatedIndustries: ['construction', 'healthcare', 'retail'],
}
