import { facts } from '../../config/shown-facts.ts'
import type { IndustryContent } from '../types.ts'

export const retail: IndustryContent = {
  slug: 'retail',
  headline: 'For shops: inventory, sales tax and where the cash went',
  lead: 'A store can show a profit and still have trouble paying the next invoice. Look at the shelf, the sales tax account and the loan.',
  begins: 'comparison',
  card: {
    label: 'A shop’s Schedule C, from',
    price: { list: 'selfEmployed' },
    rows: [
      { term: 'Monthly books', text: 'quoted first' },
      { term: facts.freeTalk.term, text: 'free' },
    ],
  },
  comparison: {
    caption: 'Who collects the sales tax?',
    head: ['Sold', 'Who collects it', 'What you do'],
    rows: [
      ['Over the counter', 'You', 'Charge your county’s rate'],
      ['On your own site', 'You', 'Look where the goods go'],
      ['On a marketplace', 'Usually the operator', 'Show it on your return too'],
      ['To an exempt buyer', 'Nobody', 'Keep the certificate'],
      ['As a gift card', 'Nobody yet', 'Charge tax when it is used'],
    ],
  },
  costs: [
    { term: 'Sole owner', list: 'selfEmployed', text: 'and up on Schedule C, by yearly expenses.' },
    {
      term: 'The store’s books',
      price: 'By the month,',
      text: 'from register, bank and card statements.',
    },
    {
      term: 'Partnership, corporation',
      price: 'Quoted',
      text: 'after we see last year’s return and the count.',
    },
  ],
  figure: {
    id: 'muskingumSalesTax',
    heading: 'Sales tax over the counter in Muskingum County.',
    text: 'The state’s part is {ohioSalesTaxRate}; the county adds the rest. None of it was ever yours.',
  },
  example: {
    kind: 'ledger',
    title: 'A profit, and where the cash went',
    rows: [
      { label: 'Profit for the year', amount: 31400 },
      { label: 'Depreciation, paid for earlier', amount: 4200 },
      { label: 'More stock on the shelf', amount: -15300 },
      { label: 'Loan principal', amount: -9600 },
      { label: 'What the owner took out', amount: -12000 },
    ],
    total: { label: 'Change in the bank', amount: -1300 },
    text: 'More profit than last year, and less money. Both are right.',
  },
  sections: [
    {
      heading: 'Inventory at year end',
      paragraphs: [
        'Goods you bought to sell are generally not deducted when you pay for them. They wait in inventory and become a cost when they are sold. So the count on the last day of the year decides part of your profit. Count too high and you pay tax too early. Count too low and the error comes back next year.',
        'You also choose how to price that count. First in, first out assumes that the oldest goods leave first. Last in, first out assumes the opposite and needs its own form. The retail method works back from selling prices. A jeweler or a car lot may track each piece. Smaller businesses are allowed simpler ways, within limits on receipts that move with inflation.',
      ],
    },
    {
      heading: 'Shrinkage, damage and goods you take home',
      paragraphs: [
        'Things are stolen, broken, spoiled or miscounted. If the count is done with care, shrinkage is already in the cost of goods sold, and it must not be deducted a second time. Stores that close the books monthly can estimate it, as long as they count regularly and correct the estimate.',
        'Goods that can no longer be sold at the usual price may be written down. Keep the price tags or the clearance list as proof. What you take home for your family is not a cost of the business, so take it out of purchases.',
      ],
    },
    {
      heading: 'Ohio sales tax and the county rates',
      paragraphs: [
        'You need a vendor’s license before the first taxable sale. The state sets one part of the rate and each county adds its own. Over the counter, the county of the store decides. When you ship or deliver, the place that counts depends on where you take the order, where the goods are and where they go.',
        'Not everything is taxed. Food for eating off the premises is a well-known example, and a sandwich at your own table is not the same thing. For a customer who claims an exemption, keep the certificate. Without it, you may owe the tax yourself.',
        'The tax you collect was never yours. Move it to a separate bank account each week. The return is due even for a period without sales. The state’s other business taxes are listed under [Ohio Business Taxes](/resources/ohio-business-taxes). The Commercial Activity Tax, for one, begins only above {catExclusion} of Ohio receipts.',
      ],
    },
    {
      heading: 'Selling online and through marketplaces',
      paragraphs: [
        'On a large marketplace, the operator usually collects the sales tax for the orders it handles. On your own website, you do. Your vendor return should show both, so that the total agrees with your books.',
        'Sales into other states can bring a duty to register there, even without a shop or a worker. Each state sets its own line. A report of sales by state, once a quarter, tells you when you come near one.',
        'A payment processor may send a 1099-K. It shows the gross amount, before fees, refunds and shipping. The deposit in your bank is smaller. Book the full sale as income and the fees as costs, and the two will agree.',
      ],
    },
    {
      heading: 'Profit is not cash',
      paragraphs: [
        'Three things take money without lowering profit: stock that is still unsold, the principal part of a loan payment, and what the owner draws. None of these is a deduction in itself, so tax can be due with no money left. A fourth works the other way. Depreciation lowers profit, but you paid the money when you bought the fixtures.',
        'A short cash forecast puts these in one table, month by month. For a store that buys in August for December, it shows how much credit is needed and when it can be paid back.',
      ],
    },
    {
      heading: 'Gift cards',
      paragraphs: [
        'Selling a gift card is not yet selling goods. Sales tax is normally charged when the card is used. Your books show a debt to the customer until then. For income tax, the year depends on your accounting method, and some stores may put off part of it for a limited time. Cards that are never used still need an entry.',
      ],
    },
  ],
  weDo: [
    'Keep the [books](/services/bookkeeping) from register, bank and processor reports.',
    'Reconcile taxable, exempt and marketplace sales with the vendor return.',
    'Check the year-end count with you and prepare the [business return](/services/business-tax).',
    'Run pay for full-time and seasonal staff.',
    'Build a [cash forecast](/services/fractional-cfo) for a buying season or a loan.',
  ],
  bring: [
    'Year-end counts with costs, this year and last',
    'Register reports by month, with sales tax',
    'Card and marketplace statements, any 1099-K',
    'Sales tax returns and exemption certificates',
    'Gift cards sold, used and still open',
    'Loan statements and the lease',
  ],
  questions: [
    {
      question: 'Can I deduct stock bought in December?',
      answer:
        'Usually not. What is unsold on the last day stays in inventory, unless you have properly chosen a simpler method for small businesses.',
    },
    {
      question: 'Why is my 1099-K higher than my sales?',
      answer:
        'It may include sales tax, shipping and orders that you refunded. Show how the form leads to the sales in your books, and keep that sheet with the return.',
    },
    {
      question: 'Do I file if the marketplace collects the tax?',
      answer:
        'If you hold an Ohio vendor’s license, expect to keep filing while it is open. Sales in your shop and on your own site are still yours to report. If the marketplace is your only outlet, ask before you close the account.',
    },
  ],
  relatedServices: ['bookkeeping', 'business-tax', 'fractional-cfo'],
}
