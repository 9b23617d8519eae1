import { facts } from '../../config/shown-facts.ts'
import type { IndustryContent } from '../types.ts'

export const privateEquity: IndustryContent = {
  slug: 'private-equity',
  headline: 'For sponsors, investors and the companies in between',
  lead: 'A fund seldom pays income tax itself. Its results run down through several partnerships and land, often late, on people’s returns. We keep that chain in order.',
  begins: 'costs',
  card: {
    label: 'Fund and holding returns',
    price: { text: 'By quote' },
    rows: [
      { term: 'A return with K-1s', text: 'see price list' },
      { term: facts.freeTalk.term, text: 'free' },
    ],
  },
  comparison: {
    caption: 'Composite return or entity tax?',
    head: ['Question', 'Composite return', 'Entity tax'],
    rows: [
      ['Who pays', 'The partnership, for owners elsewhere', 'The entity, for every owner'],
      ['Rate', 'Often the state’s top rate', 'In Ohio {it4738Rate}'],
      ['The owner', 'Needs no return there', 'Takes a refundable credit in Ohio'],
      ['Federal deduction', 'As a rule none', 'For the entity'],
      ['Chosen', 'By the owners who join', 'Each year, for all'],
    ],
  },
  costs: [
    {
      term: 'Partnerships, holding companies',
      price: 'Quoted',
      text: 'by owners, states and the K-1s above them.',
    },
    {
      term: 'Portfolio companies',
      price: 'By the month,',
      text: 'for books closed in the sponsor’s format.',
    },
    {
      term: 'An investor’s own return',
      text: 'By the [price list](/pricing), with each K-1 and extra state quoted.',
    },
  ],
  figure: {
    id: 'it4738Rate',
    heading: 'Ohio’s tax on an entity that elects to pay for its owners.',
    text: 'The return for 2026, with the election, is due {it4738ReturnDue2026}. It binds every owner.',
  },
  example: {
    kind: 'ledger',
    title: 'It is April and one K-1 is missing',
    rows: [
      { label: 'Tax, with the fund’s own estimate', amount: 41300 },
      { label: 'Withheld', amount: -22800 },
      { label: 'Four estimated payments', amount: -12000 },
    ],
    total: { label: 'Paid with the extension', amount: 6500 },
    text: 'The return can wait until October. The money cannot.',
  },
  sections: [
    {
      heading: 'Carried interest and the three-year test',
      paragraphs: [
        'A sponsor’s share of the profit, the carry, keeps the character of what the fund earned. A gain on selling a company can therefore be a capital gain in the sponsor’s hands. But section 1061 asks for more. For an interest held in return for services, the gain counts as long-term only if the asset was held for more than three years. If not, it is taxed like a short-term gain.',
        'It is normally the fund’s holding period that counts. A later purchase of shares starts its own clock. The return on money that the sponsor actually invested is outside the rule, if the agreement and the books keep it apart. The fund supplies a worksheet with the K-1. Without it, we cannot finish the partner’s return.',
        'When a manager is granted units for future work, an 83(b) election may be wise even if they are worth nothing at the time. The period for it is short and cannot be extended.',
      ],
    },
    {
      heading: 'K-1s that come late, and what to do in April',
      paragraphs: [
        'A calendar-year partnership must file for 2026 by {passThroughReturnDue2026}. A fund that owns other partnerships has to wait for their K-1s first, so it usually extends. Your own K-1 may then appear in late summer. Your extended return is due {individualExtension2026}.',
        'An extension gives more time to file, not to pay. On {individualReturnDue2026} the tax for 2026 is due, known or not. We ask each fund for an estimate and pay on that. A K-1 that is corrected after you filed may mean an amended return.',
        'Losses are a second reason to keep files. They must pass the tests of basis, amounts at risk and passive activity. What fails is carried forward, and only your own records show how much there is.',
      ],
    },
    {
      heading: 'Management fees, from both sides',
      paragraphs: [
        'For the management company, the fee is ordinary income for services. For the investor, it depends on what the fund does. A fund that only invests passes the fee through as an investment expense, which a person cannot deduct on the federal return. A fund that trades may reach a different answer. A portfolio company can deduct what it pays for real services at a fair price.',
        'Many agreements reduce the fee by what portfolio companies pay for monitoring or deals. That offset needs its own ledger. Where a sponsor gives up part of the fee for a larger share of profit, the profit must be truly at risk.',
      ],
    },
    {
      heading: 'Several states at once',
      paragraphs: [
        'A partnership that runs a business makes its owners taxpayers wherever it works. A composite return lets it file and pay for owners who live elsewhere. It saves them a return there, often at the price of the top rate and no personal deductions.',
        'An entity tax is another route. Ohio’s is form IT 4738, at {it4738Rate} of the qualifying income. The choice is made for one year, on a return filed on time. It cannot be taken back and holds for every owner. Payments fall on {it4738EstimateDates}. The return for 2026 is due {it4738ReturnDue2026}. An owner adds the tax back on the Ohio return and receives a refundable credit.',
        'Funds stack entities. Since 2025 Ohio lets an entity that is itself an owner claim the credit, which matters for a holding company above an Ohio business. Other states do not all give their residents credit for tax paid this way.',
      ],
    },
    {
      heading: 'Buying a family company',
      paragraphs: [
        'Many targets here are S corporations. A fund organized as a partnership cannot hold S corporation stock, so a plain share purchase ends the election. If the seller also keeps a stake, the steps before closing decide who is taxed on what, and whether the buyer may depreciate the price.',
        'After closing, price, deal costs and loan fees are recorded separately, because each is deducted on its own schedule or not at all. A limit tied to income can apply to interest on acquisition debt. Since 2025 depreciation and amortization are added back before that limit is measured.',
        'The lender’s covenant report and the sponsor’s monthly figures should come from one closed ledger. An [outside CFO](/services/fractional-cfo) can keep the bridge from book profit to adjusted earnings, with each adjustment explained.',
      ],
    },
  ],
  weDo: [
    'Prepare [partnership and holding company returns](/services/business-tax), with K-1s and state schedules.',
    'Track capital accounts, basis and suspended losses.',
    'Compare composite and entity tax, state by state.',
    'Prepare [personal returns](/services/personal-tax) with many K-1s, and the extension payments.',
    'Close a portfolio company’s [books](/services/bookkeeping) in the sponsor’s format.',
  ],
  bring: [
    'The partnership agreement, with side letters',
    'A chart of entities, owners and home states',
    'K-1s of three years, with footnotes',
    'Carried interest worksheets, any 83(b) election',
    'Purchase, closing and loan agreements',
    'The fee ledger, with offsets and waivers',
  ],
  questions: [
    {
      question: 'One K-1 is missing. File now and amend?',
      answer:
        'Usually it is better to extend and pay an estimate. Amending means a second set of federal and state returns.',
    },
    {
      question: 'Is profit taxed before the fund pays it out?',
      answer:
        'Yes, if it is allocated to you. Look in the agreement for a tax distribution clause. It says whether the partnership must pay out enough for the tax, and when.',
    },
    {
      question: 'Does the net investment income tax reach my carry?',
      answer:
        'Often. Gains from a fund that invests or trades generally count. The tax is {niitRate} and begins above {niitThresholdJoint} of modified adjusted gross income on a joint return.',
    },
    {
      question:
        'I live in another state and sold my share of an Ohio company. Does Ohio tax the gain?',
      answer:
        'It can. Ohio has a rule for people who held a large stake in a closely held business, and courts have limited it. Bring the history of your ownership.',
    },
  ],
  relatedServices: ['business-tax', 'fractional-cfo', 'bookkeeping'],
}
