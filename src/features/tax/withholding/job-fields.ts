import { choices, type Field } from '../calculator/fields/field.ts'

/** The first questions of a job, with the numbers of the drawn paystub. */
const FIRST = {
  frequency: {
    kind: 'choice',
    label: 'how often you are paid',
    options: choices({
      biweekly: 'Every two weeks',
      weekly: 'Every week',
      semimonthly: 'Twice a month',
      monthly: 'Every month',
    }),
  },
  gross: {
    kind: 'money',
    label: 'gross pay, this paycheck',
    hint: '3 · Before anything is taken out',
  },
  grossToDate: {
    kind: 'money',
    label: 'gross pay, year to date',
    hint: '3 · In the column beside it',
  },
  federalToDate: {
    kind: 'money',
    label: 'federal tax withheld, year to date',
    hint: '6 · “Federal”, “FIT” or “FWT”',
  },
  ohioToDate: {
    kind: 'money',
    label: 'Ohio tax withheld, year to date',
    hint: '7 · “OH”, “State” or “SIT”',
  },
  exemptions: {
    kind: 'count',
    max: 20,
    label: 'exemptions on form IT 4, line 4',
    hint: '0 if you never gave one',
    isAsked: isWages,
  },
} as const satisfies Record<string, Field>

/** What is taken out before tax: this paycheck and the year to date. */
const BEFORE_TAX = {
  retirement: {
    kind: 'money',
    label: '401(k), 403(b) or 457, this paycheck',
    hint: '4 · Not Roth',
  },
  retirementToDate: {
    kind: 'money',
    label: '401(k), 403(b) or 457, year to date',
    hint: '4 · Not Roth',
  },
  health: {
    kind: 'money',
    label: 'health, dental, FSA and HSA, this paycheck',
    hint: '5 · Only what is taken out before tax',
  },
  healthToDate: {
    kind: 'money',
    label: 'health, dental, FSA and HSA, year to date',
    hint: '5 · Before tax',
  },
} as const satisfies Record<string, Field>

/** The Form W-4 that the employer has. */
const W4 = {
  isOld: {
    kind: 'choice',
    label: 'when you gave it',
    options: choices({ '': '2020 or later', yes: 'Before 2020' }),
  },
  w4Status: {
    kind: 'choice',
    label: 'status on it, step 1(c)',
    options: choices({
      single: 'Single or separately',
      marriedFilingJointly: 'Jointly',
      headOfHousehold: 'Head of household',
    }),
  },
  isExempt: { kind: 'check', label: 'it claims to be exempt' },
  hasTwoJobs: { kind: 'check', label: 'the box in step 2(c) is checked', isAsked: isNew },
  credits: { kind: 'money', label: 'step 3, credits', isAsked: isNew },
  otherIncome: { kind: 'money', label: 'step 4(a), other income', isAsked: isNew },
  deductions: { kind: 'money', label: 'step 4(b), deductions', isAsked: isNew },
  allowances: { kind: 'count', max: 20, label: 'allowances, line 5', isAsked: isOld },
  extra: {
    kind: 'money',
    label: 'extra from each paycheck',
    hint: 'Step 4(c), or line 6 of a form from before 2020',
  },
} as const satisfies Record<string, Field>

/** Ohio's form, the school district's and the town's tax. */
const OHIO = {
  ohioExtra: {
    kind: 'money',
    label: 'extra for Ohio, line 5',
    hint: 'Each paycheck',
    isAsked: isWages,
  },
  ohioAskedFor: {
    kind: 'money',
    label: 'Ohio tax taken from each payment',
    hint: 'A pension withholds what you asked for',
    isAsked: (answers) => !isWages(answers),
  },
  districtToDate: {
    kind: 'money',
    label: 'school district tax, year to date',
    hint: '8 · Leave empty if your employer takes none',
    isAsked: isWages,
  },
  townRate: {
    kind: 'percent',
    label: 'town tax rate taken from this pay',
    hint: '9 · Leave empty if none is taken',
    isAsked: isWages,
  },
  townToDate: {
    kind: 'money',
    label: 'town tax, year to date',
    hint: '9 · In all towns',
    isAsked: isWages,
  },
} as const satisfies Record<string, Field>

const CHANGES = {
  bonus: {
    kind: 'money',
    label: 'bonuses still to come this year',
    hint: 'Paid apart from the regular pay',
  },
} as const satisfies Record<string, Field>

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
