import { type FieldId, GROUPED_FIELDS, type GroupId } from './fields.ts'

export type FieldGroup = { id: string; title: string; text?: string; fields: readonly FieldId[] }

/** The four questions the calculator starts with. */
export const FIRST_QUESTIONS: readonly FieldGroup[] = [
  { id: 'wages', title: 'Wages and withholding', fields: ['wages', 'withholding'] },
  { id: 'you', title: 'About you', fields: ['filingStatus', 'childrenUnder17'] },
]

const GROUPS: Readonly<Record<Exclude<GroupId, 'first'>, { title: string; text?: string }>> = {
  family: { title: 'Ages and other dependents' },
  otherIncome: { title: 'Interest, gains, pensions, rent' },
  work: { title: 'Business, farm, tips, overtime' },
  passThrough: {
    title: 'Royalties, partnerships, S corporations (K-1)',
    text: 'Enter interest, dividends, gains and rent of a K-1 with your own, under “Interest, gains, pensions, rent”.',
  },
  deductions: {
    title: 'Deductions',
    text: 'The standard deduction is used unless these save more.',
  },
  savings: { title: 'Retirement and health savings' },
  care: { title: 'Child care and college' },
  marketplace: {
    title: 'Marketplace health insurance',
    text: 'The premium tax credit, from Form 1095-A. From 2026 on there is none above 400% of the poverty line, and you repay all of the advance payments.',
  },
  lessCommon: { title: 'Educators, gambling, alimony, foreign tax, earlier losses' },
  payments: {
    title: 'Ohio and other payments',
    text: 'Ohio tax is figured for a full-year resident.',
  },
  ohioAdjustments: {
    title: 'Ohio deductions and additions',
    text: 'Social Security, business income and medical costs entered above are already subtracted.',
  },
  ohioCredits: {
    title: 'Ohio credits and other states',
    text: 'Wages earned in Indiana, Kentucky, Michigan, Pennsylvania or West Virginia are taxed only by Ohio. You get tax withheld there back on that state’s return.',
  },
  local: {
    title: 'School district, city or village',
    text: 'Ohio’s address lookup, The Finder, names the rates of an address.',
  },
  moved: {
    title: 'Moved within Ohio during the year',
    text: 'Under “School district, city or village” enter where you live at the end of the year. Both places share the year’s income by days.',
  },
}

/** The optional groups, in the order of the form. Each has the fields of its file, in their order. */
export const DETAIL_GROUPS: readonly FieldGroup[] = Object.entries(GROUPS).map(([id, group]) => ({
  id,
  ...group,
  fields: Object.keys(GROUPED_FIELDS[id as GroupId]) as FieldId[],
}))
