import { check, choice, count, type Field, money, percent } from '../calculator/fields/field.ts'

/** The first questions of a job, with the numbers of the drawn paystub. */
const FIRST = {
  frequency: choice('how often you are paid', {
    biweekly: 'Every two weeks',
    weekly: 'Every week',
    semimonthly: 'Twice a month',
    monthly: 'Every month',
  }),
  gross: money('gross pay, this paycheck', { hint: '3 · Before anything is taken out' }),
  grossToDate: money('gross pay, year to date', { hint: '3 · In the column beside it' }),
  federalToDate: money('federal tax withheld, year to date', {
    hint: '6 · “Federal”, “FIT” or “FWT”',
  }),
  ohioToDate: money('Ohio tax withheld, year to date', { hint: '7 · “OH”, “State” or “SIT”' }),
  exemptions: count('exemptions on form IT 4, line 4', {
    max: 20,
    hint: '0 if you never gave one',
    isAsked: isWages,
  }),
} satisfies Record<string, Field>

/** What is taken out before tax: this paycheck and the year to date. */
const BEFORE_TAX = {
  retirement: money('401(k), 403(b) or 457, this paycheck', { hint: '4 · Not Roth' }),
  retirementToDate: money('401(k), 403(b) or 457, year to date', { hint: '4 · Not Roth' }),
  health: money('health, dental, FSA and HSA, this paycheck', {
    hint: '5 · Only what is taken out before tax',
  }),
  healthToDate: money('health, dental, FSA and HSA, year to date', { hint: '5 · Before tax' }),
} satisfies Record<string, Field>

/** The Form W-4 that the employer has. */
const W4 = {
  isOld: choice('when you gave it', { '': '2020 or later', yes: 'Before 2020' }),
  w4Status: choice('status on it, step 1(c)', {
    single: 'Single or separately',
    marriedFilingJointly: 'Jointly',
    headOfHousehold: 'Head of household',
  }),
  isExempt: check('it claims to be exempt'),
  hasTwoJobs: check('the box in step 2(c) is checked', { isAsked: isNew }),
  credits: money('step 3, credits', { isAsked: isNew }),
  otherIncome: money('step 4(a), other income', { isAsked: isNew }),
  deductions: money('step 4(b), deductions', { isAsked: isNew }),
  allowances: count('allowances, line 5', { max: 20, isAsked: isOld }),
  extra: money('extra from each paycheck', {
    hint: 'Step 4(c), or line 6 of a form from before 2020',
  }),
} satisfies Record<string, Field>

/** Ohio's form, the school district's and the town's tax. */
const OHIO = {
  ohioExtra: money('extra for Ohio, line 5', { hint: 'Each paycheck', isAsked: isWages }),
  ohioAskedFor: money('Ohio tax taken from each payment', {
    hint: 'A pension withholds what you asked for',
    isAsked: (answers) => !isWages(answers),
  }),
  districtToDate: money('school district tax, year to date', {
    hint: '8 · Leave empty if your employer takes none',
    isAsked: isWages,
  }),
  townRate: percent('town tax rate taken from this pay', {
    hint: '9 · Leave empty if none is taken',
    isAsked: isWages,
  }),
  townToDate: money('town tax, year to date', { hint: '9 · In all towns', isAsked: isWages }),
} satisfies Record<string, Field>

const CHANGES = {
  bonus: money('bonuses still to come this year', { hint: 'Paid apart from the regular pay' }),
} satisfies Record<string, Field>

function isOld({ isOld: answer }: Readonly<Record<string, string | undefined>>): boolean {
  return answer === 'yes'
}

function isNew(answers: Readonly<Record<string, string | undefined>>): boolean {
  return !isOld(answers)
}

function isWages({ kind }: Readonly<Record<string, string | undefined>>): boolean {
  return kind !== 'pension'
}

/** Every field of a job but its dates, by the name of its answer. */
export const JOB_FIELDS = { ...FIRST, ...BEFORE_TAX, ...W4, ...OHIO, ...CHANGES }

export type JobFieldId = keyof typeof JOB_FIELDS

const ids = (fields: object) => Object.keys(fields) as JobFieldId[]

export const FIRST_FIELDS = ids(FIRST)

/** The folded groups, in the order of the form. */
export const JOB_GROUPS = [
  { title: 'Taken out before tax', fields: ids(BEFORE_TAX) },
  { title: 'Your Form W-4 there', fields: ids(W4) },
  { title: 'Ohio, school district, town', fields: ids(OHIO) },
  { title: 'Bonuses, or a job that ends', fields: ids(CHANGES) },
] as const

/** What a job's answers are kept under: the fields, whose job it is, and its dates. */
export type JobAnswers = Readonly<
  Partial<Record<JobFieldId | 'whose' | 'kind' | 'payday' | 'periodEnd' | 'endsOn', string>>
>

/** What a field holds until it is answered: most people gave a form IT 4 for themselves. */
export function defaultOf(id: JobFieldId): string {
  const field: Field = JOB_FIELDS[id]
  if (id === 'exemptions') return '1'
  return field.kind === 'choice' ? (field.options[0]?.value ?? '') : ''
}

/** Whether a field is asked, given the other answers of the job. */
export function asks(id: JobFieldId, answers: JobAnswers): boolean {
  const field: Field = JOB_FIELDS[id]
  return field.isAsked?.(answers, answers) ?? true
}
