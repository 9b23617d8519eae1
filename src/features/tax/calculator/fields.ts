import { CREDIT_FIELDS } from './fields/credits.ts'
import { DEDUCTION_FIELDS } from './fields/deductions.ts'
import { FAMILY_FIELDS } from './fields/family.ts'
import type { Field } from './fields/field.ts'
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

/** The questions by their group. */
export const GROUPED_FIELDS = {
  first: FIRST_FIELDS,
  family: FAMILY_FIELDS,
  otherIncome: INCOME_FIELDS,
  work: WORK_FIELDS,
  passThrough: PASS_THROUGH_FIELDS,
  deductions: DEDUCTION_FIELDS,
  savings: SAVINGS_FIELDS,
  care: CREDIT_FIELDS,
  marketplace: MARKETPLACE_FIELDS,
  lessCommon: LESS_COMMON_FIELDS,
  payments: PAYMENT_FIELDS,
  ohioAdjustments: OHIO_FIELDS,
  ohioCredits: OHIO_CREDIT_FIELDS,
  local: LOCAL_FIELDS,
  moved: MOVED_FIELDS,
}

type Grouped = typeof GROUPED_FIELDS
export type GroupId = keyof Grouped
export type FieldId = { [Group in GroupId]: keyof Grouped[Group] }[GroupId]
export type PersonFieldId = {
  [Group in GroupId]: {
    [Id in keyof Grouped[Group]]: Grouped[Group][Id] extends { perPerson: true } ? Id : never
  }[keyof Grouped[Group]]
}[GroupId]

/** Every question of the calculator, by the name of its answer. */
export const FIELDS: Readonly<Record<FieldId, Field>> = Object.assign(
  {},
  ...Object.values(GROUPED_FIELDS),
)
