import { facts } from '../../config/shown-facts.ts'
import type { ServiceContent } from '../types.ts'

export const marketing: ServiceContent = {
  slug: 'marketing',
  headline: 'Marketing you can afford, and measure',
  lead: 'What to spend, where people nearby look for you, and a monthly count of what it brought in, from your own books.',
  card: {
    label: 'The plan',
    price: { text: 'One price' },
    rows: [
      { term: 'Regular help', text: 'by the month' },
      { term: facts.freeTalk.term, text: 'free' },
    ],
  },
  costs: [
    { term: 'The plan', price: 'One project, one price,', text: 'quoted after we meet.' },
    { term: 'Regular help', price: 'By the month.', text: 'Stop when it does not pay.' },
    {
      term: 'What raises it',
      text: 'A second location or trade, or a website from scratch.',
    },
    {
      term: 'Advertising',
      text: 'You pay the paper, printer or platform directly.',
    },
  ],
  forWhom: [
    'Trades and shops that live on word of mouth alone',
    'New businesses that nobody in town knows yet',
    'Owners who pay for ads each month and cannot say what they bring',
    'Firms with too little of the work they want',
    'Farms that sell at the gate or at markets',
  ],
  included: [
    'A one-page plan: whom to reach, with what offer, and where',
    'A monthly budget, set against margins and season',
    'Your free listings claimed and corrected',
    'A website plan with plain wording',
    'A monthly report on calls, quotes and jobs by source',
  ],
  notIncluded:
    'promises about rank, calls or sales, paid reviews or followers, photos, video and signs.',
  figure: {
    id: 'businessGiftLimit',
    heading: 'The most a business may deduct for gifts to one customer in a year.',
    text: 'A banner with your name on it is advertising, and has no such limit.',
  },
  example: {
    kind: 'ledger',
    title: 'What one new customer is worth',
    rows: [
      { label: 'A usual job', amount: 1850 },
      { label: 'Material', amount: -640 },
      { label: 'Labor, with payroll tax', amount: -710 },
      { label: 'Fuel, dump fee, card fee', amount: -95 },
    ],
    total: { label: 'Left over', amount: 405 },
    text: 'Spend less than this to win one more. If an ad costs more, stop it.',
  },
  sections: [
    {
      heading: 'Begin with what one customer is worth',
      paragraphs: [
        'Most advertising plans start with a price list from a seller. We start with your books. What does a usual job leave after material and labor? How often does the customer come back? From that follows the most you can sensibly pay to win one more.',
        'The answer differs by line of work. A repair may bring little today and a replacement two years later. So the plan names the work you want more of, and puts the money there.',
        'Capacity matters too. A crew booked until summer does not need more calls. It may need a higher price.',
      ],
    },
    {
      heading: 'Where people nearby look',
      paragraphs: [
        'Someone with water in the basement types a few words into a phone and calls a firm that looks open and near. Whether that is yours depends partly on things you can fix: the same name, address and phone number everywhere, true hours, the right category, recent photos, and a page for each main service.',
        'Reviews count as well. Ask every customer, soon after the work, and answer the bad ones calmly. Do not write your own, pay for them or ask only the happy ones. Federal rules forbid fake reviews and paid praise, and the platforms remove them.',
        'A truck with a readable number, a sign at the job, the fair and the ball team belong in the same plan.',
      ],
    },
    {
      heading: 'Counting what came back',
      paragraphs: [
        'Clicks and views pay no bills. We count four things for each source: who asked, who got a price, who said yes, and what the work left over. One question at the first call does most of it: how did you find us? Write the answer on the work order.',
        'After a few months you see which source brings jobs and which brings only questions. It will not be exact, since people hear of you in several places, but it is enough to stop the worst item. For the money side to be right, [the books](/services/bookkeeping) have to be current.',
      ],
    },
    {
      heading: 'Marketing on the tax return',
      paragraphs: [
        'Ordinary and necessary advertising for a business that is open is generally deducted in full: ads, printing, a website’s yearly fees, truck lettering, a sponsor’s banner with your name on it. Costs from before opening day follow other rules. A large website build or a permanent sign may be an asset and not an expense.',
      ],
      list: [
        'Lettering a pickup makes the lettering deductible; it does not turn the drive to work into business miles',
        'Taking a customer to a ball game is entertainment, not advertising, and is not deductible',
        'Money for candidates or for lobbying is not deductible either',
        'Gifts to a customer count only up to {businessGiftLimit} a person a year',
        'A freelance designer paid {form1099Threshold2026} or more in 2026 may need a Form 1099-NEC',
      ],
    },
  ],
  begins: 'example',
  steps: [
    { title: 'Listen', text: 'Which work pays, and where your last ten customers came from.' },
    {
      title: 'Run the numbers',
      text: 'Margins, slow months, and what you can afford to lose.',
    },
    { title: 'Fix what is free first', text: 'Listings, hours and photos come before ads.' },
    { title: 'Try small', text: 'One or two paid channels for a set time, each counted.' },
    {
      title: 'Keep, change or stop',
      text: 'The report says what each source cost and brought.',
    },
  ],
  bring: [
    'Profit and loss statements for two years',
    'Invoices for ads you pay for now',
    'Who registered your web address',
    'Your listings, and who can change them',
    'Recent jobs, with town and source',
  ],
  deadlines: [
    {
      when: 'Two months before your busy season',
      what: 'Listings, website and printed pieces ready',
    },
    {
      when: 'Early fall',
      what: 'Next year’s budget, before teams and fairs ask for sponsors',
    },
    {
      when: 'The last day of your tax year',
      what: 'On the cash basis, a bill usually counts in the year you pay it; long prepayments are treated differently',
    },
    {
      when: '{form1099Due2026}',
      what: 'Forms 1099-NEC for freelancers paid in 2026',
    },
  ],
  questions: [
    {
      question: 'How much should I spend on marketing?',
      answer:
        'No share of sales fits everyone. Work out what a new customer leaves after costs, and spend less than that on each.',
    },
    {
      question: 'Can you get me to the top of a search?',
      answer:
        'No one can honestly say yes. We can correct what search engines read about you, and count whether more people call. Others decide the order of results, and it changes often.',
    },
    {
      question: 'Is a ball team’s sponsorship a gift?',
      answer:
        'If your name goes on the shirts or the fence, it is usually advertising. A gift to a charity with nothing in return is a contribution, with other rules.',
    },
    {
      question: 'Do I need more than a social page?',
      answer:
        'A small website helps. You own the address, it answers the usual questions, and it stays when a platform changes its mind.',
    },
    {
      question: 'May I text or email my old customers?',
      answer:
        'With care. Commercial email needs an honest sender name, a postal address and an unsubscribe link that works. Marketing texts need consent given beforehand.',
    },
  ],
  relatedServices: ['bookkeeping', 'fractional-cfo', 'business-formation'],
  relatedIndustries: ['retail', 'construction', 'professional-services'],
}
