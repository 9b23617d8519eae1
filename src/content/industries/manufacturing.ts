import { facts } from '../../config/shown-facts.ts'
import type { IndustryContent } from '../types.ts'

export const manufacturing: IndustryContent = {
  slug: 'manufacturing',
  headline: 'Machines, materials and the tax on making things',
  lead: 'Steel, time and power go in and parts come out. Tax law follows each of them: what is deducted now, what waits in stock, and what Ohio does not tax.',
  begins: 'comparison',
  card: {
    label: 'A business return',
    price: { text: 'By quote' },
    rows: [
      { term: 'A shop on Schedule C', text: 'see price list' },
      { term: facts.freeTalk.term, text: 'free' },
    ],
  },
  comparison: {
    caption: 'Section 179 or bonus depreciation?',
    head: ['Question', 'Section 179', 'Bonus'],
    rows: [
      ['The most', '{section179Limit2026}', 'No limit'],
      ['Can it make a loss?', 'No', 'Yes'],
      ['Chosen', 'Asset by asset, in part too', 'For a whole class'],
      ['A new roof', 'Can qualify', 'As a rule not'],
      ['If you do nothing', 'Does not apply', 'Applies'],
    ],
  },
  costs: [
    {
      term: 'Partnership, corporation',
      price: 'Quoted',
      text: 'after we see last year’s return and the asset list.',
    },
    { term: 'Sole owner', list: 'selfEmployed', text: 'and up on Schedule C, by yearly expenses.' },
    {
      term: 'A model of one purchase',
      price: 'One price,',
      text: 'agreed before you order.',
    },
  ],
  figure: {
    id: 'bonusDepreciation2026',
    heading: 'Of a machine’s cost can be deducted in the year it goes to work.',
    text: 'Ohio asks many owners to add part of it back.',
  },
  example: {
    kind: 'compare',
    title: 'A press, at once or over years',
    columns: ['At once', 'Spread'],
    rows: [
      { label: 'Tax saved in the first year', amounts: [17600, 2515] },
      { label: 'In the seven years after', amounts: [0, 15085] },
    ],
    total: { label: 'Saved in the end', amounts: [17600, 17600] },
    text: 'An $80,000 press, in the 22% bracket. Same total, different years.',
  },
  sections: [
    {
      heading: 'A new machine: two ways to write it off',
      paragraphs: [
        'Bonus depreciation takes {bonusDepreciation2026} of the cost of most new or used equipment for 2026, profit or not. A press ordered before the current rule, which began in January 2025, can get less. Section 179 has a ceiling, {section179Limit2026} for 2026, and cannot go beyond the income of your businesses. The ceiling begins to fall once the year’s purchases pass {section179PhaseoutStart2026}.',
        'Section 179 is chosen asset by asset, even for part of one press, and can reach a new roof or heating system on an old plant. Bonus applies to a whole class of property unless you elect out of it.',
        'A delivered machine that still waits for power and a test run is not yet in service. Since 2025 there is also a deduction for certain factory space built within set dates. It has to be elected and leaves out offices and parking. A building you rent to your own company needs special care.',
        'On the Ohio return, many owners must add part of a fast write-off back and take it in later years.',
      ],
    },
    {
      heading: 'Research: more than a laboratory',
      paragraphs: [
        'A new fixture, a better coating, a line that wastes less: all can be research if you experiment to solve a technical problem. Wages of the people who do it, test materials and part of what you pay an outside lab can count. Routine quality checks do not.',
        'For tax years that begin after 2024, research done in the United States can be deducted right away again, or spread if you prefer. Foreign research must still be spread. Costs held back under earlier law have transition rules.',
        'The credit is a separate question. It needs records made while the work goes on: which project, what was uncertain, who worked how long. If you claim it, you generally reduce the deduction or take a smaller credit. Ohio’s own research credit is set against the Commercial Activity Tax, so only those who owe that tax gain from it.',
      ],
    },
    {
      heading: 'Inventory at three stages',
      paragraphs: [
        'On the last day of the year, material is on the rack, on the floor half done, and in boxes ready to ship. Each stage needs a quantity and a cost, and someone has to say how far along the work in process is.',
        'The cost is more than the metal. Direct labor belongs in it, and so does a share of supervision, power, repairs and depreciation of the plant. Larger makers must also add part of purchasing, storage and office costs. A business under a receipts limit may leave these out and use simpler methods.',
        'Obsolete parts can be written down when you offer them at the lower price or scrap them, not because they look old.',
      ],
    },
    {
      heading: 'Ohio sales tax: used primarily in manufacturing',
      paragraphs: [
        'Ohio does not tax a thing you buy to use primarily in a manufacturing operation that makes goods for sale. The operation runs from the point where raw material is committed to the process until the product is complete. A lathe and its tooling are inside. So is testing on the line.',
        'Before and after that, tax is due. A rack for raw steel, a forklift that loads finished goods, and computers for billing are on the taxable side. A machine with two uses is judged by the larger one, which you have to measure.',
        'You claim the exemption with a certificate to the seller, who keeps it on file. If an auditor disagrees, the tax falls on you. The opposite mistake is quieter: a seller in another state charged nothing, and use tax was never reported.',
      ],
    },
    {
      heading: 'Commercial Activity Tax and where you ship',
      paragraphs: [
        'The tax is on receipts, not on profit. Up to {catExclusion} of Ohio taxable gross receipts a year there is nothing to file. Above it, the rate is {catRate} of the excess, with quarterly returns on {catReturnDates}.',
        'Goods count where the buyer finally receives them. A pallet trucked to Indiana is in general not an Ohio receipt; keep the bill of lading. Companies under common ownership may have to count together, and they share one exclusion. The state’s [other business taxes](/resources/ohio-business-taxes) have a page of their own.',
      ],
    },
  ],
  weDo: [
    'Model a large purchase before you order: federal, Ohio and cash.',
    'Keep one asset register for the [tax return](/services/business-tax), the lender and the insurer.',
    'Build a costing sheet for labor and overhead.',
    'Review purchases for sales tax paid by mistake and use tax missed.',
    'Show margin by product line in a [finance review](/services/fractional-cfo).',
  ],
  bring: [
    'Count sheets with unit costs',
    'Invoices, delivery dates and loans for equipment',
    'Depreciation schedules, federal and Ohio',
    'Research project notes and hours',
    'Exemption certificates given and received',
    'Sales by state of delivery',
  ],
  questions: [
    {
      question: 'Can making parts to a drawing be research?',
      answer:
        'Sometimes. It depends on who pays if the part fails and who keeps the rights. Working out how to make a given shape can qualify.',
    },
    {
      question: 'Is the forklift exempt from Ohio sales tax?',
      answer:
        'It depends on what it mostly does. Moving work between stations during production points one way, unloading trucks and stacking finished goods the other. Keep a log for a month.',
    },
    {
      question: 'Is a full write-off wise in a weak year?',
      answer:
        'Maybe not. A large loss can be carried forward, but its use in a later year is limited. Electing out for one class can leave deductions for years with higher rates.',
    },
    {
      question: 'We ship to twelve states. Must we file in all?',
      answer:
        'Often not, if all you do is ship. A federal law protects certain sellers of goods from state income tax. It does not cover taxes on receipts or sales tax, and services at the customer’s site can end the protection.',
    },
  ],
  relatedServices: ['business-tax', 'bookkeeping', 'fractional-cfo'],
}
