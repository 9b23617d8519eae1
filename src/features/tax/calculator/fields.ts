import { CREDIT_FIELDS } from './fields/credits'
import { DEDUCTION_FIELDS } from './fields/deductions'
import { FAMILY_FIELDS } from './fields/family'
import { FIRST_FIELDS } from './fields/first'
import { INCOME_FIELDS } from './fields/income'
import { LESS_COMMON_FIELDS } from './fields/less-common'
import { LOCAL_FIELDS } from './fields/local'
import { MARKETPLACE_FIELDS } from './fields/marketplace'
import { OHIO_FIELDS } from './fields/ohio'
import { OHIO_CREDIT_FIELDS } from './fields/ohio-credits'
import { WITHDRAWAL_FIELDS } from './fields/withdrawals'
import { WORK_FIELDS } from './fields/work'

/** Every question of the calculator, by the name of its answer. */
export const FIELDS = {
  ...FIRST_FIELDS,
  ...FAMILY_FIELDS,
  ...INCOME_FIELDS,
  ...WITHDRAWAL_FIELDS,
  ...WORK_FIELDS,
  ...DEDUCTION_FIELDS,
  ...CREDIT_FIELDS,
  ...MARKETPLACE_FIELDS,
  ...LESS_COMMON_FIELDS,
  ...OHIO_FIELDS,
  ...OHIO_CREDIT_FIELDS,
  ...LOCAL_FIELDS,
}

export type FieldId = keyof typeof FIELDS
export type PersonFieldId = {
  [Id in FieldId]: (typeof FIELDS)[Id] extends { perPerson: true } ? Id : never
}[FieldId]
