import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FACTS } from '../../src/config/facts.ts'
import { booking } from '../../src/shared/booking.ts'
import { FIGURES } from '../../src/content/figures.ts'
import { RULES } from '../../src/shared/deadlines/list-deadlines.ts'
import { datesInYear } from '../../src/shared/deadlines/rule-dates.ts'
import { TOWN_RULES } from '../../src/features/estimated-taxes/estimated-tax-rules.ts'
import { interestRateOn } from '../../src/features/estimated-taxes/interest-rates.ts'
import { DEPRECIATION } from '../../src/features/tax/depreciation/figures.ts'
import { FEDERAL_2026 } from '../../src/tax/data/federal-2026.ts'
import { OHIO_2026 } from '../../src/tax/data/ohio.ts'
import { formatDay } from '../../src/shared/format-date.ts'
import { formatDollars } from '../../src/shared/money.ts'
import { formatRate } from '../../src/shared/percent.ts'

const { standardDeduction, qualifiedBusinessIncome, netInvestmentIncome } = FEDERAL_2026
const { payrollRates, workplacePlan, socialSecurityWageBase } = FEDERAL_2026
const { threshold, phaseInWidth } = qualifiedBusinessIncome.value
const { businessIncome, rates } = OHIO_2026
const { section179, bonus } = DEPRECIATION[2026]
const [ohioBand] = rates.value.bands

test.each([
  [FIGURES.standardDeductionSingle2026, formatDollars(standardDeduction.value.single)],
  [FIGURES.standardDeductionJoint2026, formatDollars(standardDeduction.value.marriedFilingJointly)],
  [FIGURES.qbiRate, formatRate(qualifiedBusinessIncome.value.rate)],
  [FIGURES.qbiThresholdSingle2026, formatDollars(threshold.single)],
  [FIGURES.qbiThresholdJoint2026, formatDollars(threshold.marriedFilingJointly)],
  [FIGURES.qbiPhaseInEndSingle2026, formatDollars(threshold.single + phaseInWidth.single)],
  [
    FIGURES.qbiPhaseInEndJoint2026,
    formatDollars(threshold.marriedFilingJointly + phaseInWidth.marriedFilingJointly),
  ],
  [FIGURES.niitRate, formatRate(netInvestmentIncome.value.rate)],
  [FIGURES.niitThresholdSingle, formatDollars(netInvestmentIncome.value.threshold.single)],
  [
    FIGURES.niitThresholdJoint,
    formatDollars(netInvestmentIncome.value.threshold.marriedFilingJointly),
  ],
  [FIGURES.socialSecurityWageBase2026, formatDollars(socialSecurityWageBase.value)],
  [FIGURES.employeeSocialSecurityRate, formatRate(payrollRates.value.employeeSocialSecurity)],
  [FIGURES.employeeMedicareRate, formatRate(payrollRates.value.employeeMedicare)],
  [
    FIGURES.selfEmploymentSocialSecurityRate,
    formatRate(payrollRates.value.selfEmployedSocialSecurity),
  ],
  [FIGURES.selfEmploymentMedicareRate, formatRate(payrollRates.value.selfEmployedMedicare)],
  [FIGURES.retirementDeferral2026, formatDollars(workplacePlan.value.deferral)],
  [FIGURES.retirementCatchUp2026, formatDollars(workplacePlan.value.catchUp)],
  [FIGURES.section179Limit2026, formatDollars(section179.value.limit)],
  [FIGURES.section179PhaseoutStart2026, formatDollars(section179.value.shrinksOver)],
  [FIGURES.bonusDepreciation2026, formatRate(bonus.value.after)],
  [FIGURES.ohioZeroBracket, formatDollars(rates.value.zeroUpTo)],
  [FIGURES.ohioBaseTax2026, formatDollars(ohioBand?.base ?? Number.NaN)],
  [FIGURES.ohioFlatRate2026, formatRate(ohioBand?.rate ?? Number.NaN)],
  [FIGURES.businessIncomeDeductionCap, formatDollars(businessIncome.value.deductionCap.single)],
  [FIGURES.businessIncomeRate, formatRate(businessIncome.value.rate)],
  [FIGURES.municipalEstimateThreshold, formatDollars(TOWN_RULES.owedFrom)],
])('the pages and the tools agree: $label', ({ value }, used) => {
  expect(value).toBe(used)
})

const posts = globSync('src/content/posts/*.md').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

test('filing and payment dates in posts appear in the deadline calendar', () => {
  const known = new Set(
    [2026, 2027, 2028].flatMap((year) =>
      datesInYear(RULES, year).map(({ date }) => formatDay(date)),
    ),
  )
  const written = posts.flatMap(({ file, text }) =>
    [...text.matchAll(/\| ((?:[A-Z][a-z]+) \d{1,2}, 202[678])\b/g)].map(([, date = '']) => ({
      file,
      date,
    })),
  )
  expect(written.length).toBeGreaterThan(15)
  expect(written.filter(({ date }) => !known.has(date))).toEqual([])
})

test('the interest rates in the post on letters match those of the estimates', () => {
  const text = posts.find(({ file }) => file.endsWith('reading-an-irs-notice.md'))?.text ?? ''
  const rows = [...text.matchAll(/^\| \w+ to \w+ \| (\S+) \| (\S+) \|$/gm)]
  const quarters = ['02-01', '05-01', '08-01', '11-01']
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    quarters.map((day) =>
      [2025, 2026].map((year) => formatRate(interestRateOn(`${year}-${day}`) ?? Number.NaN)),
    ),
  )
})

test('the free part of a consultation is as long as the appointment', () => {
  const texts = Object.values(FACTS.freeTalk.value)
  const lengths = texts.flatMap((text) => text.match(/\d+(?= minutes)/g) ?? [])
  expect(lengths.map(Number)).toEqual(lengths.map(() => booking.topics[0].minutes))
})
