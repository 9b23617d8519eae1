import { facts } from '../../config/shown-facts.ts'
import type { IndustryContent } from '../types.ts'

export const construction: IndustryContent = {
  slug: 'construction',
  headline: 'Books and taxes for contractors, job by job',
  lead: 'You can be busy all year and still not know which job paid. The tax return asks too: what did each job earn, and in which year?',
  begins: 'comparison',
  card: {
    label: 'A contractor’s Schedule C, from',
    price: { list: 'selfEmployed' },
    rows: [
      { term: 'Partnership, corporation', text: 'quoted first' },
      { term: facts.freeTalk.term, text: 'free' },
    ],
  },
  comparison: {
    caption: 'When does a long job count?',
    head: ['Method', 'As costs build up', 'When the job is done'],
    rows: [
      ['Name', 'Percentage of completion', 'Completed contract'],
      ['Profit counts', 'Some each year', 'All in the last year'],
      ['Who uses it', 'The general rule', 'Smaller contractors, if excepted'],
      ['What you need', 'Cost to date and cost to finish', 'The day the job was accepted'],
    ],
  },
  costs: [
    { term: 'Sole owner', list: 'selfEmployed', text: 'and up on Schedule C, by yearly expenses.' },
    {
      term: 'Partnership, corporation',
      price: 'Quoted',
      text: 'after we see last year’s return and open jobs.',
    },
    { term: 'Books by job', price: 'Monthly,', text: 'by jobs and crews.' },
  ],
  figure: {
    id: 'mileageBusinessJulDec2026',
    heading: 'For each mile driven on business, July to December 2026.',
    text: 'From January to June it was {mileageBusinessJanJun2026}. Keep a log either way.',
  },
  example: {
    kind: 'compare',
    title: 'Which job paid?',
    columns: ['The deck', 'The roof'],
    rows: [
      { label: 'Contract and change orders', amounts: [14200, 21500] },
      { label: 'Material', amounts: [-5100, -8900] },
      { label: 'Labor, with payroll tax', amounts: [-4600, -9700] },
      { label: 'Truck, dump and permits', amounts: [-900, -2150] },
    ],
    total: { label: 'Left for shop and owner', amounts: [3600, 750] },
    text: 'The larger job left a fifth as much, which only shows when costs are tracked by job.',
  },
  sections: [
    {
      heading: 'Job costing',
      paragraphs: [
        'Job costing means that every cost carries the name of a job. Lumber, concrete, hours, rented lifts and permits go to the job that used them. So does a share of the truck, the shop and the insurance.',
        'Once that is done each week, you can hold the estimate against the actual cost while the job is still open. You see a bad bid early, and a change order that was never billed. At the end of the year the same records show your tax preparer which costs belong to unfinished work.',
      ],
    },
    {
      heading: 'When income from a long job counts',
      paragraphs: [
        'A job that starts in one year and ends in another raises a timing question. Under percentage of completion, you report profit as the costs build up. Under completed contract, you report the profit when the job is done.',
        'Federal law makes percentage of completion the general rule for long contracts. A smaller contractor can be excepted. Two things matter: average gross receipts over the three years before, where related companies may count together, and whether the job should finish within the time the law allows. The receipts limit rises with inflation, so check it each year. Contracts for homes and other residential buildings have exceptions of their own.',
        'You choose a method once and then stick with it. Changing it usually takes a form to the IRS and an adjustment of income. The alternative minimum tax may also treat a contract differently, so we look at both before you decide.',
      ],
    },
    {
      heading: 'Retainage: billed, not yet paid',
      paragraphs: [
        'The owner holds back part of each draw until the work is accepted. That money stays on your books for months. Keep it in an account of its own, apart from ordinary receivables, so that a long list of old invoices does not hide it.',
        'On the cash method, retainage is income when you are paid. On an accrual method, the answer often turns on the contract: when do you have a fixed right to the money?',
      ],
    },
    {
      heading: 'Trucks, machines and the write-off',
      paragraphs: [
        'For 2026, section 179 lets a business deduct up to {section179Limit2026} of qualifying equipment at once. That limit shrinks when purchases pass {section179PhaseoutStart2026}. Bonus depreciation for 2026 is {bonusDepreciation2026} of qualifying cost. The day that counts is when the machine is ready for work, not when you order it.',
        'A full write-off is not always the better choice. It leaves nothing for later years, and Ohio asks many owners to add part of it back and spread it. A loan payment still comes due when the deduction is used up.',
      ],
    },
    {
      heading: 'Subs, crews and job sites',
      paragraphs: [
        'Get a Form W-9 before the first check to a sub. For payments made in 2026, a 1099-NEC is due once a sub has received {form1099Threshold2026} in the year. For 2025 the threshold was {form1099Threshold2025}. The forms for 2026 go out by {form1099Due2026}. Many subs that are corporations are left out, but the W-9 is how you know.',
        'A 1099 does not turn a worker into a sub. Who sets the hours, who owns the tools and who bears a loss all weigh in. A wrong answer reaches payroll tax, unemployment and workers’ compensation at once.',
        'Job sites bring village and city tax. As a rule an Ohio employer need not withhold for a town where an employee works {ohioTwentyDayRule} or fewer in the year. A site where you expect to work longer is an exception: there, you withhold from the first day. Someone has to keep track of this, and our [payroll service](/services/payroll) starts from the time sheets.',
      ],
    },
    {
      heading: 'Ohio sales tax on materials',
      paragraphs: [
        'Under a construction contract in Ohio, the contractor is normally treated as the consumer of the materials. You pay sales tax at the supplier and charge none to the owner. Tax on materials is then a cost that belongs in the bid. If a seller from another state did not charge it, use tax is due instead.',
        'Not every job is a construction contract. Selling and installing a business fixture, or doing landscaping, can be a taxable sale. Materials for some public and exempt owners can be bought free of tax with the right certificate. [Ohio Business Taxes](/resources/ohio-business-taxes) shows what else the state may ask for.',
      ],
    },
  ],
  weDo: [
    'Set up [books](/services/bookkeeping) with a job for every contract.',
    'Compare the methods for long jobs and prepare the [business return](/services/business-tax).',
    'Track retainage, owed to you and by you.',
    'Run payroll with town withholding, and send your subs’ 1099s.',
    'Work out what a new machine does to your tax, before year end.',
  ],
  bring: [
    'Contracts and change orders of open jobs',
    'Billed, collected, retainage and costs to finish, by job',
    'Purchase and loan papers for equipment',
    'W-9s and totals paid to subs',
    'Time sheets with the place of work',
  ],
  questions: [
    {
      question: 'Am I too small for percentage of completion?',
      answer:
        'Perhaps. It depends on your average receipts over three years and on how long the contract runs. Bring three returns and we can tell you.',
    },
    {
      question: 'Is a homeowner’s deposit income right away?',
      answer:
        'Often yes on the cash method, even if the lumber is not bought yet. A long-term contract method can give a different answer. Money you truly hold for someone else is another matter, so the wording of the contract counts.',
    },
    {
      question: 'Does an LLC sub get a 1099?',
      answer:
        'Look at the W-9. An LLC taxed as a sole owner or partnership gets one. An LLC taxed as a corporation usually does not.',
    },
    {
      question: 'Do I charge Ohio sales tax on a new roof?',
      answer:
        'Usually not. A roof becomes part of the building, so it is a construction contract, and you pay the tax when you buy the shingles. Selling shingles over the counter is a retail sale with tax.',
    },
  ],
  relatedServices: ['bookkeeping', 'payroll', 'business-tax'],
}
