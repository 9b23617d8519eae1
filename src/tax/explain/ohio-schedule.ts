import { yearFigures } from '../data/years.ts'
import type { FederalResult } from '../federal/federal.ts'
import type { OhioResult } from '../ohio/ohio.ts'
import { cite, citeAmount, citeRate, dollars, law, type Line, line } from './line.ts'

/** The additions and deductions of the Ohio Schedule of Adjustments, one line each. */
export function explainSchedule(federal: FederalResult, { schedule }: OhioResult): Line[] {
  const { ohio } = yearFigures(federal.input.taxYear)
  const { additions, deductions } = schedule
  const { section179Free } = ohio.depreciation.value
  return [
    line(
      'ohioOtherStateBonds',
      'Bond interest of other states',
      additions.otherStateBonds,
      'Not taxed federally, taxed by Ohio; as entered',
      law('R.C. 5747.01(A)(1)'),
    ),
    line(
      'ohioDepreciation',
      'Depreciation added back',
      additions.depreciation,
      'A share of bonus depreciation and of section 179 expense over the free amount; it counts as business income, and Ohio deducts it again in later years',
      cite('Section 179, free', section179Free, ohio.depreciation),
    ),
    line('ohioAdditions', 'Other additions', additions.other, 'As entered'),
    line(
      'ohioStateRefund',
      'State and local tax refunds',
      -deductions.stateTaxRefund,
      'The part taxed on the federal return',
      law('R.C. 5747.01(A)'),
    ),
    line(
      'ohioUsBonds',
      'US bond interest',
      -deductions.usBondInterest,
      'As entered, up to interest and dividends',
      law('R.C. 5747.01(A)(3)'),
    ),
    line(
      'ohioMilitaryPay',
      'Military pay outside Ohio',
      -deductions.militaryPay,
      'As entered, up to the wages',
      law('R.C. 5747.01(A)'),
    ),
    line(
      'ohioUniformedRetirement',
      'Uniformed services retirement',
      -deductions.uniformedRetirement,
      'As entered, up to the pension',
      law('R.C. 5747.01(A)'),
    ),
    line(
      'ohioDisability',
      'Disability and survivor benefits',
      -deductions.disabilityBenefits,
      'As entered, up to the pension',
      law('R.C. 5747.01(A)(4)'),
    ),
    line(
      'ohioCollegeSavings',
      'Ohio 529 plan',
      -deductions.collegeSavings,
      'Paid in, up to the limit for each beneficiary; the excess carries to later years',
      citeAmount('For each beneficiary', ohio.collegeSavings),
    ),
    line(
      'ohioAble',
      'STABLE account',
      -deductions.able,
      'Paid in, up to the limit for each beneficiary',
      citeAmount('For each beneficiary', ohio.ableSavings),
    ),
    line(
      'ohioEducator',
      'Educator expenses',
      -deductions.educator,
      'The excess over the federal adjustment, up to the limit for each',
      citeAmount('For each educator', ohio.educatorExpenses),
    ),
    line(
      'ohioMedical',
      'Medical costs',
      -deductions.medical,
      `Premiums without other coverage and for long-term care in full, the rest above a share of ${dollars(federal.adjustedGrossIncome)}`,
      citeRate(
        'Share of federal adjusted gross income',
        ohio.medicalFloor.value,
        ohio.medicalFloor,
      ),
    ),
    line(
      'ohioPregnancyCenter',
      'Gifts to pregnancy resource centers',
      -deductions.pregnancyCenter,
      'As entered, up to the limit for each filer',
      citeAmount('For each filer', ohio.pregnancyCenterGifts),
    ),
    line(
      'ohioEarlierDepreciation',
      'Depreciation added back in earlier years',
      -deductions.earlierDepreciation,
      'This year’s part, as entered',
      law('R.C. 5747.01(A)'),
    ),
    line('ohioDeductions', 'Other deductions', -deductions.other, 'As entered'),
  ]
}
