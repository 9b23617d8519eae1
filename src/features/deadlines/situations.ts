/** What a visitor may say about themselves; each picks rules by their `situations`. */
export const SITUATIONS = [
  { id: 'personal', label: 'I file a personal return', hint: 'Federal, Ohio and extensions' },
  {
    id: 'estimated',
    label: 'I pay estimated tax',
    hint: 'Self-employed, rents, investments, pensions',
  },
  { id: 'farm', label: 'I farm', hint: 'The March 1 rule and farm wages' },
  { id: 'town', label: 'My town or school district taxes income', hint: 'Returns and estimates' },
  { id: 'employer', label: 'I have employees', hint: 'Payroll, unemployment, workers’ comp' },
  { id: 'contractors', label: 'I pay contractors or rent', hint: 'Forms 1099' },
  { id: 'passThrough', label: 'Partnership or S corporation', hint: 'LLCs taxed as one too' },
  { id: 'corporation', label: 'C corporation', hint: 'Form 1120' },
  { id: 'sales', label: 'I collect Ohio sales tax', hint: 'A vendor’s license' },
  { id: 'cat', label: 'I pay the Ohio CAT', hint: 'Commercial Activity Tax' },
] as const

export type Situation = (typeof SITUATIONS)[number]['id']

/** The ids, for schemas. */
export const SITUATION_IDS = SITUATIONS.map(({ id }) => id)
