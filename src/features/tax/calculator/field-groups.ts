import type { Field } from './fields/field.ts'
import { CREDIT_FIELDS } from './fields/credits.ts'
import { DEDUCTION_FIELDS } from './fields/deductions.ts'
import { FAMILY_FIELDS } from './fields/family.ts'
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
import type { FieldId } from './fields.ts'

export type FieldGroup = { id: string; title: string; text?: string; fields: readonly FieldId[] }

/** The four questions the calculator starts with. */
export const FIRST_QUESTIONS: readonly FieldGroup[] = [
  { id: 'wages', title: 'Wages and withholding', fields: ['wages', 'withholding'] },
  { id: 'you', title: 'About you', fields: ['filingStatus', 'childrenUnder17'] },
]

/** The group that asks what was withheld for Ohio. */
export const PAYMENTS = group(
  'payments',
  'Ohio and other payments',
  PAYMENT_FIELDS,
  'Ohio tax is figured for a full-year resident.',
)

/** The optional groups, in the order of the form. Each has the fields of its file, in their order. */
export const DETAIL_GROUPS: readonly FieldGroup[] = [
  group('family', 'Ages and other dependents', FAMILY_FIELDS),
  group('otherIncome', 'Interest, gains, pensions, rent', INCOME_FIELDS),
  group('work', 'Business, farm, tips, overtime', WORK_FIELDS),
  group(
    'passThrough',
    'Royalties, partnerships, S corporations (K-1)',
    PASS_THROUGH_FIELDS,
    'Enter interest, dividends, gains and rent of a K-1 with your own, under “Interest, gains, pensions, rent”.',
  ),
  group(
    'deductions',
    'Deductions',
    DEDUCTION_FIELDS,
    'The standard deduction is used unless these save more.',
  ),
  group('savings', 'Retirement and health savings', SAVINGS_FIELDS),
  group('care', 'Child care and college', CREDIT_FIELDS),
  group(
    'marketplace',
    'Marketplace health insurance',
    MARKETPLACE_FIELDS,
    'The premium tax credit, from Form 1095-A. From 2026 on there is none above 400% of the poverty line, and you repay all of the advance payments.',
  ),
  group(
    'lessCommon',
    'Educators, gambling, alimony, foreign tax, earlier losses',
    LESS_COMMON_FIELDS,
  ),
  PAYMENTS,
  group(
    'ohioAdjustments',
    'Ohio deductions and additions',
    OHIO_FIELDS,
    'Social Security, business income and medical costs entered above are already subtracted.',
  ),
  group(
    'ohioCredits',
    'Ohio credits and other states',
    OHIO_CREDIT_FIELDS,
    'Wages earned in Indiana, Kentucky, Michigan, Pennsylvania or West Virginia are taxed only by Ohio. You get tax withheld there back on that state’s return.',
  ),
  group(
    'local',
    'School district, city or village',
    LOCAL_FIELDS,
    'Ohio’s address lookup, The Finder, names the rates of an address.',
  ),
  group(
    'moved',
    'Moved within Ohio during the year',
    MOVED_FIELDS,
    'Under “School district, city or village” enter where you live at the end of the year. Both places share the year’s income by days.',
  ),
]

function group(
  id: string,
  title: string,
  fields: Readonly<Partial<Record<FieldId, Field>>>,
  text?: string,
): FieldGroup {
  return { id, title, text, fields: Object.keys(fields) as FieldId[] }
}
