import { z } from 'zod'
import { calculateFederal } from '../../../src/tax/federal/federal.ts'
import { amount, filingStatus, type GoldenKind, taxYear } from './row.ts'

const rowSchema = z.object({
  tax_year: taxYear,
  filing_status: filingStatus,
  household_size: amount,
  magi: amount,
  slcsp_annual: amount,
  premium_annual: amount,
  aptc_annual: amount,
})

/** Golden files of the premium tax credit: one Form 8962 per row, by its annual line. */
export const PREMIUM_CREDIT: GoldenKind = {
  name: 'premium tax credit',
  marker: 'slcsp_annual',
  compute: (cells) => {
    const row = rowSchema.parse(cells)
    const people = row.filing_status === 'marriedFilingJointly' ? 2 : 1
    const { refusal, ...credit } = calculateFederal({
      taxYear: row.tax_year,
      filingStatus: row.filing_status,
      taxpayer: { age: 40 },
      spouse: { age: 40 },
      dependents: Array.from({ length: row.household_size - people }, () => ({ age: 10 })),
      otherIncome: row.magi,
      benchmarkPremium: row.slcsp_annual,
      marketplacePremiums: row.premium_annual,
      advancePremiumCredit: row.aptc_annual,
    }).premiumCredit
    // If there is no credit, the files leave the share and the contribution empty.
    const ifAllowed = (value: number) => (refusal === null ? value : '')
    return {
      fpl: credit.povertyLine,
      fpl_percent: credit.percent,
      applicable_figure: ifAllowed(credit.share),
      contribution: ifAllowed(credit.contribution),
      ptc: credit.credit,
      net_ptc: credit.net,
      repayment: credit.repayment,
    }
  },
}
