import type { TaxYear } from '@/tax/data/years.ts'
import type { FilingStatus } from '@/tax/filing-status.ts'
import type { Dependent, Student, TaxInput } from '@/tax/input.ts'
import type { TaxEngine } from '@/tax/load.ts'
import type { OhioInput } from '@/tax/ohio/input.ts'
import type { AnswerId } from './answers.ts'
import { type ReadAnswers, type Reader, readerOf } from './read-answers.ts'
import { FIELDS } from './fields.ts'
import { EARLY_AGE } from './fields/withdrawals.ts'
import { workOutOhio } from './to-ohio-input.ts'

/** A default between 25 and 49, where no tax rule depends on the age. The page says so beside the field. */
const ASSUMED_AGE = 40

/**
 * The default for someone else's dependent. Only the warning about the tax on children's income depends on
 * it.
 */
const ASSUMED_DEPENDENT_AGE = 20

/** The names of the engine's inputs, with their defaults. */
type InputDefaults = Pick<TaxEngine, 'HOUSEHOLD_DEFAULTS' | 'PERSON_DEFAULTS' | 'OHIO_DEFAULTS'>

/**
 * Turns answers without errors into the engine's input. Each input takes the answer of its own name; what follows
 * it is worked out from other answers. Hidden answers don't count.
 */
export function toInput(
  answers: ReadAnswers,
  { HOUSEHOLD_DEFAULTS, PERSON_DEFAULTS, OHIO_DEFAULTS }: InputDefaults,
): { input: TaxInput; ohio: OhioInput } {
  const read = readerOf(answers)
  const { amount, text } = read
  const isJoint = text('filingStatus') === 'marriedFilingJointly'
  const toPerson = (whose: '' | 'spouse.') => ({
    ...readInputs(PERSON_DEFAULTS, read, whose),
    ...workOutPerson(read, whose),
  })
  return {
    input: {
      ...readInputs(HOUSEHOLD_DEFAULTS, read),
      taxYear: Number(text('taxYear')) as TaxYear,
      filingStatus: text('filingStatus') as FilingStatus,
      taxpayer: toPerson(''),
      spouse: isJoint ? toPerson('spouse.') : undefined,
      dependents: toDependents(amount),
      ordinaryDividends: Math.max(amount('ordinaryDividends'), amount('qualifiedDividends')),
      students: toStudents(read),
    },
    ohio: { ...readInputs(OHIO_DEFAULTS, read), ...workOutOhio(read) },
  }
}

/** The inputs that a field of the same name asks for. A 0 means the default. */
function readInputs<Defaults extends object>(
  defaults: Defaults,
  { amount, isChecked, text }: Reader,
  whose: '' | 'spouse.' = '',
): Partial<Defaults> {
  const valueOf = (id: AnswerId, standard: unknown) => {
    if (typeof standard === 'number') return amount(id) || standard
    return typeof standard === 'boolean' ? isChecked(id) : text(id)
  }
  const inputs = Object.entries(defaults)
    .filter(([name]) => Object.hasOwn(FIELDS, name))
    .map(([name, standard]) => [name, valueOf(`${whose}${name}` as AnswerId, standard)])
  return Object.fromEntries(inputs) as Partial<Defaults>
}

function workOutPerson({ amount, isChecked, text }: Reader, whose: '' | 'spouse.') {
  const wages = amount(`${whose}wages`)
  const tips = Math.min(amount(`${whose}tips`), wages)
  const age = amount(`${whose}age`)
  const isEarly = (age > 0 && age < EARLY_AGE) || isChecked(`${whose}isEarly`)
  const isDependent = isChecked(`${whose}isDependent`)
  const isUnknown = text(`${whose}medicareWithheld`) === ''
  return {
    age: age || (isDependent ? ASSUMED_DEPENDENT_AGE : ASSUMED_AGE),
    medicareWages: amount(`${whose}medicareWages`) || wages,
    corporationMedicareWages: amount(`${whose}corporationMedicareWages`) || undefined,
    medicareWithheld: isUnknown ? undefined : amount(`${whose}medicareWithheld`),
    tips,
    overtimePremium: Math.min(amount(`${whose}overtimePremium`), wages - tips),
    earlyWithdrawal: isEarly ? amount(`${whose}pensionAndIra`) : 0,
  }
}

/** Any age within the ranges that the questions name. The law does not need more. */
function toDependents(amount: Reader['amount']): Dependent[] {
  const disabled = amount('disabledDependents')
  const disabledChildren = Math.min(disabled, amount('disabledChildren'))
  const disabledAdult = { age: ASSUMED_AGE, isDisabled: true }
  return [
    ...toChildren(amount),
    ...share(listOf(amount('olderChildren'), { age: 18 }), {
      away: amount('awayOlder'),
      released: amount('releasedOlder'),
      unnumbered: amount('olderWithoutNumber'),
    }),
    ...listOf(disabledChildren, disabledAdult),
    ...listOf(disabled - disabledChildren, { ...disabledAdult, relationship: 'other' }),
    ...listOf(amount('otherDependents'), { age: ASSUMED_AGE, relationship: 'other' }),
  ]
}

/** Those who live with the other parent are older: care costs never count for them. */
function toChildren(amount: Reader['amount']): Dependent[] {
  const all = amount('childrenUnder17')
  const away = Math.min(all, amount('awayChildren'))
  const young = Math.min(all - away, amount('childrenUnder13'))
  return share([...listOf(all - young, { age: 15 }), ...listOf(young, { age: 8 })], {
    away,
    released: amount('releasedChildren'),
    unnumbered: amount('childrenWithoutNumber'),
  })
}

/**
 * Children in the order: with the other parent, with the filer but released, and all others. The last of them lack a
 * Social Security number.
 */
function share(
  children: Dependent[],
  { away, released, unnumbered }: Record<'away' | 'released' | 'unnumbered', number>,
): Dependent[] {
  return children.map((one, index) => {
    const child = index < children.length - unnumbered ? one : { ...one, hasNoWorkNumber: true }
    if (index < away) return { ...child, custody: 'away' }
    return index < away + released ? { ...child, custody: 'released' } : child
  })
}

function listOf(count: number, dependent: Dependent): Dependent[] {
  return Array.from({ length: count }, () => dependent)
}

function toStudents({ amount, isChecked }: Reader): Student[] {
  const students = (['student1', 'student2', 'student3'] as const).map((student) => ({
    expenses: amount(`${student}Costs`),
    isAmericanOpportunity: isChecked(`${student}IsAmericanOpportunity`),
  }))
  return students.filter(({ expenses }) => expenses > 0)
}
