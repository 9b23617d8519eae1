import { describe, expect, it } from 'vitest'
import type { TaxInput } from '../../src/tax/input.ts'
import { findReturns } from '../../src/tax/returns.ts'
import { adviseW4, findReach } from '../../src/tax/withholding/advise.ts'
import { federalPaycheck, PLAIN_W4 } from '../../src/tax/withholding/paycheck.ts'
import { type Job, projectJob, type Withheld } from '../../src/tax/withholding/project-job.ts'
import { paystubs, type Paystub } from '../fixtures/withholding/paystubs.ts'

const STATUSES = {
  single: 'single',
  married_joint: 'marriedFilingJointly',
  head: 'headOfHousehold',
} as const

function toJob({ paystub, w4, ohio, bonus_still_to_come }: Paystub): Job {
  const { year_to_date: toDate, school_district: _, ...rest } = { ...paystub, school_district: 0 }
  return {
    kind: w4.form === 'W-4P' ? 'pension' : 'wages',
    frequency: rest.pay_frequency,
    payday: rest.pay_date,
    periodEnd: rest.pay_period_end,
    daysOfMonth: rest.paydays_of_month ?? undefined,
    gross: rest.gross,
    retirement: rest.pretax_401k,
    health: rest.pretax_health,
    toDate: {
      gross: toDate.gross,
      retirement: toDate.pretax_401k,
      health: toDate.pretax_health,
      withheld: {
        federal: toDate.federal_withheld,
        ohio: toDate.ohio_withheld,
        district: toDate.school_district_withheld,
        town: toDate.town_withheld,
      },
    },
    bonus: bonus_still_to_come,
    w4: {
      isOld: w4.version !== '2020 on',
      status: w4.marital === 'married' ? 'marriedFilingJointly' : STATUSES[w4.step_1c ?? 'single'],
      isExempt: w4.exempt ?? false,
      hasTwoJobs: w4.step_2c ?? false,
      credits: w4.step_3 ?? 0,
      otherIncome: w4.step_4a ?? 0,
      deductions: w4.step_4b ?? 0,
      extra: w4.step_4c ?? w4.line_6 ?? 0,
      allowances: w4.allowances ?? 0,
    },
    it4: { exemptions: ohio.it4_exemptions, extra: ohio.it4_additional },
    ohioAskedFor: ohio.pension_amount_asked_for ?? 0,
    district: districtOf({ ohio }),
    townRate: (ohio.work_town?.rate ?? 0) / 100,
  }
}

function districtOf({ ohio: { school_district: one } }: Pick<Paystub, 'ohio'>) {
  return one
    ? {
        rate: one.rate / 100,
        base: one.base === 'earned_income' ? ('earnedIncome' as const) : ('traditional' as const),
      }
    : undefined
}

describe.each(paystubs)('paystub $id, $note', (stub) => {
  const { expected } = stub
  const year = Number(stub.paystub.pay_date.slice(0, 4)) as 2025 | 2026
  const job = toJob(stub)
  const projected = projectJob(job, year)

  it('withholds the amounts of the paystub', () => {
    expect(projected.perPaycheck).toEqual(withoutRest(expected.per_paycheck))
    const steps = federalPaycheck(projected.taxableEach, job.frequency, job.w4, year)
    const { worksheet } = expected
    if (worksheet.line_2g === undefined) return
    expect(steps.adjustedAnnualWage).toBeCloseTo(worksheet.adjusted_annual_wage ?? 0, 2)
    expect(steps.annualTax).toBeCloseTo(worksheet.line_2g, 2)
    expect(steps.beforeCredits).toBeCloseTo(worksheet.line_2h ?? 0, 2)
  })

  it('comes to the year’s pay and withholding', () => {
    expect(projected.paydays).toHaveLength(expected.paychecks_left)
    expect(projected.paydays.at(-1)).toBe(expected.last_payday)
    expect(projected.taxable).toBeCloseTo(expected.year_wages.federal_taxable, 2)
    expect(projected.townTaxable).toBeCloseTo(expected.year_wages.town_qualifying, 2)
    expect(projected.withheld).toEqual(expected.year_projected)
    if (expected.on_the_bonus) expect(projected.bonus).toEqual(expected.on_the_bonus)
  })

  it('comes to the year’s tax', () => {
    const { federal, ohio } = findReturns(...household(stub, projected))
    const { year_tax: tax } = expected
    if (tax.federal !== undefined) {
      // Additional Medicare Tax is on the return; employers withhold it beside the income tax.
      const incomeTax = federal.totalTax - federal.additionalMedicare - federal.refundableCredits
      expect(incomeTax).toBeCloseTo(tax.federal, 2)
    }
    if (tax.ohio !== undefined) expect(Math.abs(ohio.incomeTax - tax.ohio)).toBeLessThan(0.0101)
    if (tax.district !== undefined) expect(ohio.schoolDistrictTax).toBeCloseTo(tax.district, 2)
  })
})

function withoutRest({ federal, ohio, district, town }: Withheld): Withheld {
  return { federal, ohio, district, town }
}

function household(
  stub: Paystub,
  { taxable, townTaxable }: { taxable: number; townTaxable: number },
): [TaxInput, { schoolDistrict?: { rate: number; base: 'traditional' | 'earnedIncome' } }] {
  const { household: home } = stub
  const wagesOf = (who: string) =>
    home.other_jobs
      .filter((job) => job.who === who)
      .reduce((sum, job) => sum + job.taxable_wages, 0)
  const own = wagesOf('self')
  const input: TaxInput = {
    taxYear: Number(stub.paystub.pay_date.slice(0, 4)) as 2025 | 2026,
    filingStatus: STATUSES[home.filing_status],
    taxpayer: { age: 40, wages: taxable + own, medicareWages: townTaxable + own },
    spouse: { age: 40, wages: wagesOf('spouse') },
    dependents: Array.from({ length: home.children_under_17 }, () => ({ age: 10 })),
    taxableInterest: home.interest,
  }
  return [input, { schoolDistrict: districtOf(stub) }]
}

describe('the rate schedules for withholding', () => {
  const table = [
    ['single', false, [7500, 19900, 57900, 113200, 209275, 263725, 648100], 192979.25],
    [
      'marriedFilingJointly',
      false,
      [19300, 44100, 120100, 230700, 422850, 531750, 788000],
      206583.5,
    ],
    ['headOfHousehold', false, [15550, 33250, 83000, 121250, 217300, 271750, 656150], 191171],
    ['single', true, [8050, 14250, 33250, 60900, 108938, 136163, 328350], 96489.63],
    [
      'marriedFilingJointly',
      true,
      [16100, 28500, 66500, 121800, 217875, 272325, 400450],
      103291.75,
    ],
    ['headOfHousehold', true, [12075, 20925, 45800, 64925, 112950, 140175, 332375], 95585.5],
  ] as const
  const rates = [0.1, 0.12, 0.22, 0.24, 0.32, 0.35, 0.37]

  it.each(table)(
    '%s, box %s: each row starts where Pub. 15-T prints it',
    (status, hasBox, starts, base) => {
      const line1g = hasBox ? 0 : status === 'marriedFilingJointly' ? 12900 : 8600
      const taxOf = (wage: number) =>
        federalPaycheck(
          (wage + line1g) / 12,
          'monthly',
          { ...PLAIN_W4, status, hasTwoJobs: hasBox },
          2026,
        ).annualTax
      expect(taxOf(starts[0])).toBe(0)
      for (const [index, start] of starts.entries()) {
        expect(taxOf(start + 100) - taxOf(start + 1)).toBeCloseTo(99 * (rates[index] ?? 0), 4)
        if (index > 0)
          expect(taxOf(start) - taxOf(start - 100)).toBeCloseTo(100 * (rates[index - 1] ?? 0), 4)
      }
      expect(taxOf(starts[6] + 1000)).toBeCloseTo(base + 370, 2)
    },
  )
})

describe('a new Form W-4', () => {
  it.each(paystubs.filter(({ paystub }) => paystub.pay_date.startsWith('2026')))(
    'reaches nothing owed and a refund of 600 dollars, $id, $note',
    (stub) => {
      const { jobs, returns } = yearOf(stub)
      const reach = findReach(jobs, stub.paystub.pay_date)
      if (!reach) return
      for (const aim of [0, 600]) {
        const { balance, problem, w4 } = adviseW4(jobs, reach, returns, aim)
        if (problem === 'tooMuch') expect(balance).toBeGreaterThan(aim)
        else if (problem === null) {
          // Returns are in whole dollars: a few cents short is nothing owed.
          expect(balance).toBeGreaterThan(aim - 0.5)
          // A whole dollar each paycheck, and a dollar a year of credits, is as near as the form comes.
          expect(balance - aim).toBeLessThan(reach.paydays.length + 1)
        }
        expect(Math.min(w4.credits, w4.extra)).toBe(0)
        expect(Math.min(w4.otherIncome, w4.deductions)).toBe(0)
      }
    },
  )
})

function yearOf(stub: Paystub) {
  const job = toJob(stub)
  const year = projectJob(job, 2026)
  const [input, ohio] = household(stub, year)
  const other = stub.household.other_jobs.reduce((sum, one) => sum + one.federal_withheld, 0)
  const returns = findReturns({ ...input, withholding: year.withheld.federal + other }, ohio)
  return { jobs: [{ job, year }], returns }
}
