import { CREDIT_FIELDS } from './fields/credits'
import { DEDUCTION_FIELDS } from './fields/deductions'
import { FAMILY_FIELDS } from './fields/family'
import { FIRST_FIELDS } from './fields/first'
import { INCOME_FIELDS } from './fields/income'
import { LOCAL_FIELDS } from './fields/local'
import { WORK_FIELDS } from './fields/work'

/** Everything the calculator can ask, by the name of the answer. */
export const FIELDS = {
  ...FIRST_FIELDS,
  ...FAMILY_FIELDS,
  ...INCOME_FIELDS,
  ...WORK_FIELDS,
  ...DEDUCTION_FIELDS,
  ...CREDIT_FIELDS,
  ...LOCAL_FIELDS,
}

export type FieldId = keyof typeof FIELDS
export type PersonFieldId = {
  [Id in FieldId]: (typeof FIELDS)[Id] extends { perPerson: true } ? Id : never
}[FieldId]
