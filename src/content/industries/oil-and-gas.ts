import { facts } from '../../config/shown-facts.ts'
import type { IndustryContent } from '../types.ts'

export const oilAndGas: IndustryContent = {
  slug: 'oil-and-gas',
  headline: 'Royalties, leases and wells on the tax return',
  lead: 'First a bonus, then maybe a check, then forms that do not match. What you owe depends on what you own: a royalty or a share of the well.',
  begins: 'comparison',
  card: {
    label: 'A return with royalties, from',
    price: { list: 'royalties' },
    rows: [
      { term: 'First state and local', text: 'free' },
      { term: 'Before you sign', text: facts.freeTalk.short },
    ],
  },
  comparison: {
    caption: 'Royalty or working interest?',
    head: ['Question', 'A royalty', 'A working interest'],
    rows: [
      ['You pay for the well', 'No', 'Yes, your share'],
      ['Goes on', 'Schedule E', 'Schedule C or a partnership'],
      ['Self-employment tax', 'Usually none', 'Can follow'],
      ['Drilling costs', 'Not yours to deduct', 'At once, or spread'],
      ['How to tell', 'Checks and no bills', 'Checks and bills'],
    ],
  },
  costs: [
    {
      term: 'Royalty owners',
      list: 'royalties',
      text: 'and up: a complex return with 1099 income.',
    },
    {
      term: 'Working interest',
      list: 'selfEmployed',
      text: 'and up on Schedule C. Partnerships and corporations: quoted first.',
    },
  ],
  figure: {
    id: 'niitRate',
    heading:
      'Net investment income tax, on royalties too, once income passes {niitThresholdSingle} single or {niitThresholdJoint} joint.',
    text: 'A lease bonus can carry you over the line in one year.',
  },
  example: {
    kind: 'stub',
    title: 'Why the 1099 is higher than the checks',
    whole: { label: 'Form 1099-MISC, box 2: royalties', amount: 14880 },
    left: { label: 'Your twelve checks together', amount: 11978 },
    kept: [
      { label: 'Severance tax', amount: 372 },
      { label: 'Gathering and processing', amount: 2530 },
    ],
    gap: 'The gap',
    keys: ['reached your account', 'kept back on the way'],
    text: 'This is one well for one year: report the gross, deduct the charges and keep the stubs.',
  },
  sections: [
    {
      heading: 'The two kinds of interest',
      paragraphs: [
        'A royalty owner receives part of what the well produces and pays none of the cost of drilling or running it. For most landowners this goes on Schedule E. Usually there is no self-employment tax on it. The net investment income tax of {niitRate} can apply once modified adjusted gross income passes {niitThresholdSingle} single or {niitThresholdJoint} joint.',
        'A working interest owner shares the cost as well as the income. That is normally a business. It goes on Schedule C or through a partnership, and self-employment tax can follow. The division order, and the bills you get or do not get, show which one you hold. An overriding royalty is treated like a royalty, even though it comes out of the lease.',
      ],
    },
    {
      heading: 'The bonus and other lease payments',
      paragraphs: [
        'A bonus for signing is ordinary income in the year you receive it. It is not a capital gain from selling land. Percentage depletion is generally not allowed against it. If nothing is ever drilled, the treatment of depletion already taken may have to be undone.',
        'Other payments need a look one by one. Delay rentals are ordinary income. A pipeline easement may first reduce your basis in the strip of land. Money for damaged crops replaces income, while money for damaged ground may not. Ask the company to say in writing what each part is for. A single check with no breakdown is harder to explain later.',
      ],
    },
    {
      heading: 'Depletion',
      paragraphs: [
        'Each barrel or cubic foot sold leaves less in the ground. Depletion is the deduction for that. Cost depletion divides what you paid for the minerals over the expected reserves. Percentage depletion is a set share of gross income. Independent producers and royalty owners can usually take the larger of the two, within limits on production, on the income of the property and on total income.',
        'Percentage depletion can go on after your cost is used up. For family land, cost is often unknown. If you inherited, a value at the date of death may exist, or an appraiser may still find one.',
      ],
    },
    {
      heading: 'Drilling costs and the passive rules',
      paragraphs: [
        'Intangible drilling costs are those with nothing left to sell afterward: labor, fuel, mud, site work. A working interest owner can elect to deduct them at once, or spread them instead. Casing, tanks and pumps are equipment and are depreciated.',
        'A loss from a passive activity must usually wait for passive income. A working interest is an exception if you hold it in a way that does not limit your liability, whether or not you work at the well. Hold it through a limited partnership or an LLC and the exception is generally lost. Once losses have been used this way, later income from that property stays outside the passive rules too.',
      ],
    },
    {
      heading: 'The 1099, severance tax and property tax',
      paragraphs: [
        'Royalties come on Form 1099-MISC, often at gross, before severance tax and the costs the company kept back. The check is smaller. Report the gross and deduct the charges, with the monthly stubs as proof. If the gap is not severance tax, gathering, processing and the like, ask the operator for a breakdown. The amount that triggers a royalty form is much lower than for most other payments, and income is taxable without a form too.',
        'Ohio puts a severance tax on oil and gas as they leave the ground. The producer files it. Whether part of it comes out of your royalty is a matter of the lease. Producing minerals can also be taxed as real property. That ad valorem bill comes from the county, is based on production, and reaches royalty and working interests. It is deductible against the well’s income.',
        'A well pad or road can take land out of farm use value. The county may then recover past savings for that part. It pays to ask the auditor before signing.',
      ],
    },
  ],
  weDo: [
    'Reconcile the division order, the stubs and the 1099, well by well.',
    'Compute cost and percentage depletion, and keep the record.',
    'Prepare [personal returns](/services/personal-tax) for royalty owners and [business returns](/services/business-tax) for operators.',
    'Set [estimated payments](/resources/estimated-taxes) after a bonus.',
    'Keep books by well for working interest owners.',
  ],
  bring: [
    'The lease, amendments and the division order',
    'Every 1099-MISC and K-1, and the check stubs',
    'Joint interest billings, if you share the cost',
    'County tax bills for the minerals',
    'Papers that show what the minerals cost',
  ],
  questions: [
    {
      question: 'How much of a lease bonus should I set aside?',
      answer:
        'It depends on your other income: the bonus is taxed at your highest rates. Call soon, because an estimated payment may be due within weeks.',
    },
    {
      question: 'Can I spread the bonus over the lease?',
      answer:
        'Not because the lease runs for years. If the contract itself pays in installments, the timing can differ. That has to be settled in the lease, before you sign.',
    },
    {
      question: 'Are royalties Ohio business income?',
      answer:
        'For a landowner who only receives a check, often not. For an operator, income from the business can count. Some cases lie between, and we look at how the interest is held and used.',
    },
    {
      question: 'We inherited mineral rights. What do we need?',
      answer:
        'The recorded transfer, the date of death and a value on that date. Each heir needs a separate division order. The value sets the starting point for cost depletion and for a later sale.',
    },
  ],
  relatedServices: ['personal-tax', 'business-tax', 'bookkeeping'],
}
