import type { ServiceContent } from '../types'

export const marketing: ServiceContent = {
  slug: 'marketing',
  name: 'Marketing',
  headline: 'Marketing a small firm can afford and check',
  lead: 'A plan for what to spend, where people nearby look for you, and a count each month of what came back, taken from your own books.',
  forWhom: [
    'Trades and shops that live on word of mouth alone',
    'New businesses that nobody in town knows yet',
    'Owners who pay for ads each month and cannot say what they bring',
    'Firms with too little of the work they want',
    'Farms that sell at the gate or at markets',
  ],
  included: [
    'A one-page plan: whom to reach, with what offer, through which channels',
    'A yearly budget by month, set against your margins and your slow season',
    'Your free listings claimed, corrected and made to agree',
    'A website plan with pages, plain wording and a way to ask for a price',
    'A monthly report on calls, quotes and jobs by source',
  ],
  notIncluded: [
    'The advertising itself; you pay the paper, the printer or the platform directly',
    'Any promise about rank, calls or sales, because nobody controls those',
    'Paid reviews, bought followers and mail to lists of strangers',
    'Photography, video and sign making',
  ],
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
        'Someone with water in the basement types a few words into a phone and calls a firm that looks open and near. Whether that is yours depends partly on things you can put right: the same name, address and phone number everywhere, true hours, the right category, recent photos, and a page for each main service.',
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
        'A freelance designer paid {form1099Threshold2026} or more in 2026 may need a Form 1099-NEC',
      ],
    },
  ],
  steps: [
    {
      title: 'Listen',
      text: 'You tell us which work you like, which pays, and where your last ten customers came from.',
    },
    {
      title: 'Do the sums',
      text: 'We take margins and slow months from the books, and agree on an amount you could lose without harm.',
    },
    {
      title: 'Put the free things right',
      text: 'Listings, hours and photos come before a dollar is spent on ads.',
    },
    {
      title: 'Try small',
      text: 'One or two paid channels for a set time, each with its own way of being counted.',
    },
    {
      title: 'Keep, change or stop',
      text: 'The report says what each source cost and brought. You decide, and the plan is rewritten on one page.',
    },
  ],
  bring: [
    'Profit and loss statements for the last two years',
    'Invoices or contracts for any advertising you pay for now',
    'Who registered your web address',
    'A list of your business listings and social pages, and who can change them',
    'A list of recent jobs, with town and how the customer came',
    'Photos of your work',
  ],
  price: {
    summary:
      'The plan is one project at one price, quoted after a first talk. Regular help is a monthly amount.',
    details: [
      'Advertising money is never part of our fee.',
      'More than one place or trade raises the price, and so does a website written from the start.',
      'Accounts are opened in your name, so they stay with you when we leave.',
    ],
  },
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
      question: 'How much should a small business spend on marketing?',
      answer:
        'There is no share of sales that fits everyone. Work out what a new customer leaves after costs, decide how many you can serve, and spend less than that on each. A full order book may justify almost nothing.',
    },
    {
      question: 'Can you get me to the top of the search results?',
      answer:
        'No one can honestly say yes. We can put right what search engines read about you, and measure whether more people call. The order of results is decided by others and changes often.',
    },
    {
      question: 'Is sponsoring the ball team a gift or an advertisement?',
      answer:
        'If your name goes on the shirts or the fence, it is usually advertising. A gift to a charity with nothing in return is a contribution, with other rules.',
    },
    {
      question: 'Do I need a website if I have a social page?',
      answer:
        'A small one helps. You own the address, it answers the usual questions, and it stays when a platform changes its mind.',
    },
    {
      question: 'May I text or email my old customers?',
      answer:
        'With care. Commercial email needs a true sender, a postal address and a working way out. Marketing texts need consent given beforehand.',
    },
  ],
  relatedServices: ['bookkeeping', 'fractional-cfo', 'business-formation'],
  relatedIndustries: ['retail', 'construction', 'professional-services'],
}
