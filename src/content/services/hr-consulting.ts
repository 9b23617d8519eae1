import { facts } from '../../config/shown-facts.ts'
import type { ServiceContent } from '../types.ts'

export const hrConsulting: ServiceContent = {
  slug: 'hr-consulting',
  headline: 'HR help for Ohio employers',
  lead: 'Hiring paperwork, a handbook people read, and wage rules in plain words, for owners who do the hiring themselves.',
  card: {
    label: 'File review or handbook',
    price: { text: 'A fixed price' },
    rows: [
      ...(facts.helpByPhone ? [{ term: 'Help by phone', text: facts.helpByPhone }] : []),
      { term: facts.freeTalk.term, text: 'free' },
    ],
  },
  costs: [
    {
      term: 'File review, hiring packet or handbook',
      price: 'A fixed price each,',
      text: 'set in writing after we meet.',
    },
    { term: 'What moves it', text: 'How many workers, and in how many towns.' },
    { term: 'An attorney', text: 'You choose and pay one directly.' },
  ],
  forWhom: [
    'Owners about to hire the first person who is not family',
    'Firms that have grown faster than their paperwork',
    'Employers who pay some people on a W-2, others on a 1099, and are not sure why',
    'Owners whose handbook was copied from another state',
    'Anyone with an unemployment claim to answer',
  ],
  included: [
    'Your personnel files checked against a written list',
    'A hiring packet: offer letter, forms and instructions',
    'A handbook drafted from how you really work',
    'Each worker classified: employee or contractor, hourly or salaried',
    'A calendar of reports and posters',
  ],
  notIncluded:
    'legal advice and disputes (an attorney’s work), deciding whom to hire or let go, [payroll](/services/payroll), and health or retirement plans.',
  figure: {
    id: 'newHireDays',
    heading: 'To tell Ohio about each new hire.',
    text: 'Many contractors have to be reported too.',
  },
  example: {
    kind: 'ledger',
    title: 'One helper, called a contractor',
    rows: [
      {
        label: 'Social Security and Medicare, both halves',
        note: 'on $24,000 of wages',
        amount: 3672,
      },
      { label: 'Ohio unemployment, a new employer', amount: 243 },
      { label: 'Overtime that was never paid', amount: 1120 },
      { label: 'Workers’ compensation premium', amount: 610 },
    ],
    total: { label: 'What you may owe', amount: 5645 },
    text: 'Before penalties and interest.',
  },
  sections: [
    {
      heading: 'The first week of a new worker',
      paragraphs: [
        'Four papers matter most. The I-9 shows that the person may work in the United States, and stays in your file. The W-4 sets federal withholding, and the IT 4 does the same for Ohio and names the school district. The new hire report goes to the state, which uses it mainly to find parents who owe child support.',
        'The I-9 causes the most trouble, because it has two halves. The worker completes one on or before the first day. You complete the other within days of the start, with the original documents in front of you. The worker chooses which of the listed documents to show; asking for a certain one can be discrimination.',
      ],
      list: [
        'Use the I-9 edition that is current on the day of hire',
        'Keep I-9s in one folder, apart from other personnel papers',
        'Ohio wants new hire reports on many independent contractors too',
      ],
    },
    {
      heading: 'Employee or contractor',
      paragraphs: [
        'A signed contractor agreement helps little if the work looks like employment. The IRS asks who controls the work, who can gain or lose money on it, and how the two sides deal with each other over time. The Ohio offices for unemployment and workers’ compensation have tests of their own.',
        'So one helper can be judged three times, with different answers. A wrong guess can cost back taxes, premiums and overtime. We write down the facts for each person, and say when a doubtful case should go to an attorney. Real contractors get a W-9 request before the first payment, and a Form 1099-NEC if 2026 payments reach {form1099Threshold2026}.',
      ],
    },
    {
      heading: 'State insurance for your workers',
      paragraphs: [
        'In Ohio, workers’ compensation does not come from an insurance agent. An employer buys it from the Bureau of Workers’ Compensation, starting with the first employee, and posts the certificate. Sole owners, partners and LLC members may leave themselves out. The policy year runs {bwcPolicyYear}. Premiums rest on estimated payroll, and after the year you report the real one, by class of work.',
        'Unemployment insurance is paid by the employer alone. A new one generally starts at {ohioUnemploymentNewRate2026} on the first {ohioUnemploymentWageBase} of each worker’s yearly wages; new construction firms pay more. Later the rate follows your claims. So keep dated notes about absences and warnings. The state decides a claim on facts, and sets a date for your answer.',
      ],
    },
    {
      heading: 'A handbook you can keep to',
      paragraphs: [
        'A handbook is read as a list of promises. If it says that three warnings come before dismissal, people expect three. Ohio leaves paid vacation to the employer, and then looks at what the employer wrote.',
        'Short and clear is enough. Ours covers hours, overtime approval, paydays, time off, phones, vehicles, how to report harassment, and injuries at work. A page to sign comes last. Have an attorney read it before you hand it out.',
      ],
    },
  ],
  begins: 'steps',
  steps: [
    {
      title: 'Tell us who works for you',
      text: 'How many, what they do and how each is paid.',
    },
    { title: 'Open the files', text: 'We compare a sample with the list.' },
    {
      title: 'Correct openly',
      text: 'A late form gets today’s date and a note.',
    },
    { title: 'Write what is missing', text: 'The hiring packet first, then the handbook.' },
    { title: 'Hand it over', text: 'One meeting with whoever does the hiring.' },
  ],
  bring: [
    'Everyone paid last year, with job and start date',
    'The handbook or house rules you have',
    'Two or three personnel files',
    'Contractor agreements',
    'Workers’ compensation certificate and rate notices',
    'One week of time sheets',
  ],
  deadlines: [
    {
      when: 'On or before the first day',
      what: 'The worker’s half of the I-9, the W-4 and the IT 4',
    },
    {
      when: 'In the days after the start',
      what: 'Your half of the I-9, and within {newHireDays} the new hire report',
    },
    {
      when: 'After each workers’ compensation year ({bwcPolicyYear})',
      what: 'The report of actual payroll to the Bureau',
    },
    { when: '{form1099Due2026}', what: '1099-NECs for contractors paid in 2026, and the W-2s' },
  ],
  questions: [
    {
      question: 'Can salaries replace overtime?',
      answer:
        'Not by itself. The salary must be high enough, and the duties must fit an exemption. Many office and shop jobs do not.',
    },
    {
      question: 'Do I have to give a pay stub?',
      answer:
        'Yes. Ohio law asks for a written or electronic statement each payday, with gross pay, net pay and every deduction. For hourly workers it also shows hours and rate.',
    },
    {
      question: 'Should I backdate missing I-9s?',
      answer:
        'No. Use the real date and attach a short note on why the form is late. Being late is a fault; backdating is far worse.',
    },
    {
      question: 'A worker was hurt. What comes first?',
      answer:
        'Get medical help. Write down what happened and who saw it, and report it to your managed care organization or the Bureau.',
    },
    {
      question: 'May I dismiss someone without a reason?',
      answer:
        'Often yes, because employment in Ohio is usually at will. But a forbidden reason, such as age or disability, makes it unlawful. Call an attorney before a difficult dismissal, not afterward.',
    },
  ],
  relatedServices: ['payroll', 'bookkeeping', 'business-formation'],
  relatedIndustries: ['construction', 'healthcare', 'manufacturing'],
}
