/**
 * Situations that visitors can choose. Each selects rules by their `situations`. Calendar addresses name
 * them in this order.
 */
export const SITUATIONS = [
  {
    id: 'personal',
    group: 'household',
    label: 'I file a personal return',
    hint: 'Federal, Ohio and extensions',
  },
  {
    id: 'estimated',
    group: 'household',
    label: 'I pay estimated tax',
    hint: 'Self-employed, rents, investments, pensions',
  },
  {
    id: 'retired',
    group: 'household',
    label: 'I am 73 or older',
    hint: 'Required withdrawals from retirement accounts',
  },
  {
    id: 'property',
    group: 'household',
    label: 'I own a home or land',
    hint: 'Homestead, CAUV, complaints about a value',
  },
  {
    id: 'gifts',
    group: 'household',
    label: 'I made large gifts or have accounts abroad',
    hint: 'Gift tax return, FBAR',
  },
  {
    id: 'farm',
    group: 'household',
    label: 'I farm',
    hint: 'The March 1 rule, CAUV and farm wages',
  },
  {
    id: 'town',
    group: 'household',
    label: 'My town or school district taxes income',
    hint: 'Returns and estimates',
  },
  {
    id: 'trust',
    group: 'household',
    label: 'I manage a trust or an estate',
    hint: 'Form 1041 and Ohio’s IT 1041',
  },
  {
    id: 'employer',
    group: 'business',
    label: 'I have employees',
    hint: 'Payroll, unemployment, workers’ comp',
  },
  {
    id: 'contractors',
    group: 'business',
    label: 'I pay contractors or rent',
    hint: 'Forms 1099',
  },
  {
    id: 'passThrough',
    group: 'business',
    label: 'Partnership or S corporation',
    hint: 'LLCs taxed as one too',
  },
  { id: 'corporation', group: 'business', label: 'C corporation', hint: 'Form 1120' },
  {
    id: 'sales',
    group: 'business',
    label: 'I collect Ohio sales tax',
    hint: 'A vendor’s license, or an account for use tax',
  },
  {
    id: 'cat',
    group: 'business',
    label: 'I pay the Ohio CAT',
    hint: 'Commercial Activity Tax',
  },
  {
    id: 'plan',
    group: 'business',
    label: 'My business has a retirement plan',
    hint: 'Form 5500, SEP, SIMPLE',
  },
  {
    id: 'trucks',
    group: 'business',
    label: 'I run heavy trucks or owe excise tax',
    hint: 'Forms 2290 and 720, IFTA',
  },
  {
    id: 'nonprofit',
    group: 'business',
    label: 'I run a nonprofit',
    hint: 'Forms 990, report to the Attorney General',
  },
] as const

export type Situation = (typeof SITUATIONS)[number]['id']

/** The headings that group them. */
export const SITUATION_GROUPS = [
  { id: 'household', label: 'You and your household' },
  { id: 'business', label: 'Your business or nonprofit' },
] as const

export const SITUATION_IDS = SITUATIONS.map(({ id }) => id)

/**
 * The part of a calendar's address after the path: "?situations=farm,sales", empty for every date. The
 * situations have a fixed order, so that the same dates have one URL and are cached once.
 */
export function writeCalendarQuery(chosen: readonly Situation[]): string {
  const inOrder = SITUATION_IDS.filter((id) => chosen.includes(id))
  return inOrder.length > 0 ? `?situations=${inOrder.join(',')}` : ''
}
