import { CREDIT_FIELDS } from './fields/credits.ts'
import { DEDUCTION_FIELDS } from './fields/deductions.ts'
import { FAMILY_FIELDS } from './fields/family.ts'
import { FIRST_FIELDS } from './fields/first.ts'
import { INCOME_FIELDS } from './fields/income.ts'
import { LESS_COMMON_FIELDS } from './fields/less-common.ts'
import { LOCAL_FIELDS, MOVED_FIELDS } from './fields/local.ts'
import { MARKETPLACE_FIELDS } from './fields/marketplace.ts'
import { OHIO_FIELDS } from './fields/ohio.ts'
import { OHIO_CREDIT_FIELDS } from './fields/ohio-credits.ts'
import { PASS_THROUGH_FIELDS } from './fields/pass-through.ts'
import { PAYMENT_FIELDS } from './fields/payments.ts'
import { SAVINGS_FIELDS } from './fields/savings.ts'
import { WORK_FIELDS } from './fields/work.ts'

/** Every question of the calculator, by the name of its answer. */
export const FIELDS = {
  ...FIRST_FIELDS,
  ...FAMILY_FIELDS,
  ...INCOME_FIELDS,
  ...WORK_FIELDS,
  ...PASS_THROUGH_FIELDS,
  ...DEDUCTION_FIELDS,
  ...SAVINGS_FIELDS,
  ...CREDIT_FIELDS,
  ...MARKETPLACE_FIELDS,
  ...LESS_COMMON_FIELDS,
  ...PAYMENT_FIELDS,
  ...OHIO_FIELDS,
  ...OHIO_CREDIT_FIELDS,
  ...LOCAL_FIELDS,
  ...MOVED_FIELDS,
}

export type FieldId = keyof typeof FIELDS
export type PersonFieldId = {
  [Id in FieldId]: (typeof FIELDS)[Id] extends { perPerson: true } ? Id : never
}[FieldId]
