import { excessOver, notNegative, sumOf } from '@/tax/amounts.ts'
import type { AddBackShare, OhioFigures } from '@/tax/data/ohio.ts'
import type { TaxYear } from '@/tax/data/years.ts'
import {
  DEPRECIATION,
  HALF_YEAR,
  MID_QUARTER_OVER,
  type RecoveryClass,
} from '@/tax/data/depreciation.ts'

/** "after": acquired after January 19, 2025. "before": acquired under a contract from then or earlier. */
export const BONUS_CHOICES = ['after', 'before', 'none'] as const

export type BonusChoice = (typeof BONUS_CHOICES)[number]

/** One piece of property. Amounts are in dollars, for the business part. */
export type Property = {
  cost: number
  /** The year it was placed in service. */
  year: number
  recoveryClass: RecoveryClass
  isInLastQuarter: boolean
  /** Section 179 expense elected in its first year. */
  section179: number
  /** For years with figures here. For earlier years, see `bonusTaken`. */
  bonus: BonusChoice
  bonusTaken: number
}

export type DepreciationInput = {
  taxYear: TaxYear
  properties: readonly Property[]
  /** Business profit before this depreciation, and the wages of everyone on the return. */
  profitBefore: number
  wages: number
  addBackShare: AddBackShare
  /** Ohio's figures of the tax year. */
  ohio: OhioFigures['depreciation']['value']
}

/** Depreciation of one piece of property in the year, in dollars. */
type PropertyDepreciation = {
  section179: number
  bonus: number
  /** From the table, on the cost after the other two. */
  regular: number
}

/** A year's depreciation (Form 4562) and its treatment by Ohio, in unrounded dollars. */
export type Depreciation = {
  properties: readonly PropertyDepreciation[]
  bonus: number
  regular: number
  /** The elected amount, the part that business income allows this year, and the part carried to the next. */
  section179: { elected: number; allowed: number; carried: number }
  total: number
  /** Ohio's add-back this year. */
  addBack: number
  /** Bonus and section 179 expense of earlier years that Ohio deducts this year. */
  earlierAddBack: number
  /** Why there is no result. The amounts must not be used then. */
  obstacle: { kind: 'midQuarter'; year: number } | { kind: 'section179'; limit: number } | null
}

/**
 * Depreciation by the half-year table with section 179 expense and bonus (IRC §§168, 179; Form 4562). Leaves
 * out cars under 6,000 pounds, property used half or less for business, buildings, sales and short years.
 * Section 179 expense is limited to business income including wages (IRC §179(b)(3)).
 */
export function depreciate(input: DepreciationInput): Depreciation {
  const { taxYear, profitBefore, wages } = input
  const properties = input.properties.map((property) => depreciateOne(property, taxYear))
  const bonus = sumOf(properties, (one) => one.bonus)
  const regular = sumOf(properties, (one) => one.regular)
  const elected = sumOf(properties, (one) => one.section179)
  const allowed = Math.min(elected, notNegative(profitBefore - bonus - regular + wages))
  return {
    properties,
    bonus,
    regular,
    section179: { elected, allowed, carried: elected - allowed },
    total: bonus + regular + allowed,
    addBack: addBackOf(bonus, allowed, input),
    earlierAddBack: findEarlierAddBack(input),
    obstacle: findObstacle(input, elected),
  }
}

function depreciateOne(property: Property, taxYear: TaxYear): PropertyDepreciation {
  const age = taxYear - property.year
  const first = firstYearOf(property)
  const percent = HALF_YEAR.value[property.recoveryClass][age] ?? 0
  const regular = (costLeftOf(property) * percent) / 100
  return age === 0 ? { ...first, regular } : { section179: 0, bonus: 0, regular }
}

/** The cost that section 179 expense and bonus leave for the table. */
function costLeftOf(property: Property): number {
  const { section179, bonus } = firstYearOf(property)
  return property.cost - section179 - bonus
}

/** Deductions from the cost in the year the property is placed in service, section 179 first. */
function firstYearOf({ cost, year, section179, bonus, bonusTaken }: Property) {
  const expensed = Math.min(section179, cost)
  const left = cost - expensed
  if (!hasBonusShare(year)) return { section179: expensed, bonus: Math.min(bonusTaken, left) }
  const share = bonus === 'none' ? 0 : DEPRECIATION[year].bonus.value[bonus]
  return { section179: expensed, bonus: share * left }
}

/** Whether the worksheet has the year's bonus share. For other years it asks how much was taken. */
export function hasBonusShare(year: number): year is TaxYear {
  return year in DEPRECIATION
}

/** A share of a year's bonus and of its section 179 expense above an amount. */
function addBackOf(bonus: number, section179: number, { addBackShare, ohio }: DepreciationInput) {
  return ohio.shares[addBackShare] * (bonus + excessOver(section179, ohio.section179Free))
}

/** This year's part of what Ohio added back in earlier years, at this year's share. */
function findEarlierAddBack(input: DepreciationInput): number {
  const { properties, taxYear, addBackShare, ohio } = input
  const laterYears = ohio.laterYears[addBackShare]
  const years = [...new Set(properties.map(({ year }) => year))].filter(
    (year) => year < taxYear && taxYear - year <= laterYears,
  )
  return sumOf(years, (year) => {
    const placed = properties.filter((property) => property.year === year).map(firstYearOf)
    const bonus = sumOf(placed, (one) => one.bonus)
    const section179 = sumOf(placed, (one) => one.section179)
    return addBackOf(bonus, section179, input) / laterYears
  })
}

function findObstacle(
  { properties, taxYear }: DepreciationInput,
  elected: number,
): Depreciation['obstacle'] {
  // Without a cost left for the table, the quarter does not matter.
  const midQuarter = properties.find(
    (property) => costLeftOf(property) > 0 && isMidQuarter(properties, property.year),
  )
  if (midQuarter) return { kind: 'midQuarter', year: midQuarter.year }
  const { limit, shrinksOver } = DEPRECIATION[taxYear].section179.value
  const cost = sumOf(
    properties.filter(({ year }) => year === taxYear),
    (one) => one.cost,
  )
  const left = notNegative(limit - excessOver(cost, shrinksOver))
  return elected > left ? { kind: 'section179', limit: left } : null
}

/** Cost counts after section 179 expense and before bonus (Reg. §1.168(d)-1(b)(4)). */
function isMidQuarter(properties: readonly Property[], year: number): boolean {
  const placed = properties.filter((property) => property.year === year)
  const basisOf = (one: Property) => one.cost - Math.min(one.section179, one.cost)
  const late = sumOf(
    placed.filter((one) => one.isInLastQuarter),
    basisOf,
  )
  return late > MID_QUARTER_OVER * sumOf(placed, basisOf)
}
