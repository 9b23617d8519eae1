import { YEARS } from './years.ts'

// The build replaces this file by its values (build/evaluate-figures.ts): the form asks before the engine is there.

const FEDERAL = Object.values(YEARS).map(({ federal }) => federal)

/** Employers withhold Additional Medicare Tax from wages above this in some year, in dollars (IRC §3102(f)). */
export const WITHHELD_OVER = Math.min(
  ...FEDERAL.map(({ additionalMedicare }) => additionalMedicare.value.withheldOver),
)

/** Without children, the earned income credit ends at this income in every year offered, in dollars (IRC §32). */
export const CHILDLESS_CREDIT_UP_TO = Math.max(
  ...FEDERAL.map(({ earnedIncomeCredit }) => {
    const [{ maxCredit, phaseoutRate, phaseoutStartJoint }] = earnedIncomeCredit.value.byChildren
    return phaseoutStartJoint + maxCredit / phaseoutRate
  }),
)

/** In dollars. Leaves room for a wage base that is a little lower. */
const ROUND = 10000

/**
 * Two employers may together withhold too much Social Security tax from here on: the wage base less the most that a
 * workplace plan keeps out of box 1, rounded down, in dollars.
 */
export const TWO_EMPLOYERS_FROM =
  ROUND *
  Math.floor(
    Math.min(
      ...FEDERAL.map(
        ({ socialSecurityWageBase, workplacePlan: { value } }) =>
          socialSecurityWageBase.value - value.deferral - value.higherCatchUp,
      ),
    ) / ROUND,
  )

/**
 * Up to this income, and twice as much on a joint return, wages and property do not limit the business income
 * deduction in any year offered, in dollars (IRC §199A(b)(3)).
 */
export const NO_WAGE_LIMIT_UP_TO = Math.min(
  ...FEDERAL.flatMap(({ qualifiedBusinessIncome }) => {
    const { marriedFilingJointly, ...others } = qualifiedBusinessIncome.value.threshold
    return [marriedFilingJointly / 2, ...Object.values(others)]
  }),
)
