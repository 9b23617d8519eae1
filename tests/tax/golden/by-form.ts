import { z } from 'zod'
import { calculateFederal, type FederalResult } from '../../../src/tax/federal/federal.ts'
import type { TaxInput } from '../../../src/tax/input.ts'
import type { OhioInput } from '../../../src/tax/ohio/input.ts'
import { calculateOhio, type OhioResult } from '../../../src/tax/ohio/ohio.ts'
import { amount, filingStatus, type GoldenKind, oneOf, type Outputs, taxYear } from './row.ts'

const percent = amount.transform((value) => value / 100)

/** Cells that are not plain amounts; by-form.md says what each column means. */
const rowSchema = z
  .object({
    case_id: z.string(),
    tax_year: taxYear,
    filing_status: filingStatus,
    early_exception: oneOf({
      none: 'none',
      whole: 'disability',
      part: 'other',
      medical: 'medical',
      first_home: 'firstHome',
    }),
    district_percent: percent,
    district_base: oneOf({ traditional: 'traditional', earned: 'earnedIncome' }),
    town_percent: percent,
    town_credit_percent: percent,
    town_credit_limit_percent: percent,
    town_rate_elsewhere: percent,
    town_rate_elsewhere_2: percent,
    earlier_district_percent: percent,
    earlier_district_base: oneOf({ traditional: 'traditional', earned: 'earnedIncome' }),
    earlier_town_percent: percent,
  })
  .catchall(amount)

type Row = z.infer<typeof rowSchema>

/** Reads amounts of a row by the names of their columns. @throws Error for a column that the file lacks */
function amountsOf(row: Row) {
  return (column: string): number => {
    const value = row[column]
    if (typeof value !== 'number') throw new Error(`the column ${column} is missing`)
    return value
  }
}

/** Our own golden file: whole households, computed from the forms without the engine (by-form.md). */
export const BY_FORM: GoldenKind = {
  name: 'households by form',
  marker: 'town_tax',
  compute: (cells) => {
    const row = rowSchema.parse(cells)
    const federal = calculateFederal(readFederal(row))
    return { ...listFederal(federal), ...listOhio(calculateOhio(federal, readOhio(row))) }
  },
}

function readFederal(row: Row): TaxInput {
  const of = amountsOf(row)
  return {
    taxYear: row.tax_year,
    filingStatus: row.filing_status,
    taxpayer: {
      age: of('age_head'),
      wages: of('wages_head'),
      sCorporationIncome: of('s_corp_head'),
      partnershipIncome: of('partnership_head'),
      guaranteedPayments: of('guaranteed_head'),
      partnershipSelfEmployment: of('box14_head'),
      passThroughSection179: of('section179_head'),
      isPassThroughPassive: of('passive_head') === 1,
      ownerPay: of('owner_pay_head'),
      medicareWages: of('box5_head'),
      careBenefits: of('care_benefits_head'),
      alimonyReceived: of('alimony_received_head'),
      alimonyPaid: of('alimony_paid_head'),
      socialSecurityWithheld: of('social_security_withheld_head'),
      iraContribution: of('ira_head'),
      otherRetirementSavings: of('other_savings_head'),
      pensionAndIra: of('pension_head'),
      uniformedRetirement: of('uniformed_retirement_head'),
      earlyWithdrawal: of('early_withdrawal_head'),
      earlyException: row.early_exception,
      exceptedWithdrawal: of('excepted'),
      educatorExpenses: of('educator_head'),
      gamblingWinnings: of('gambling_winnings_head'),
      scholarshipGifts: of('scholarship_head'),
      militaryPay: of('military_pay_head'),
    },
    spouse: {
      age: of('age_spouse'),
      wages: of('wages_spouse'),
      iraContribution: of('ira_spouse'),
      pensionAndIra: of('pension_spouse'),
      studentMonths: of('student_months_spouse'),
    },
    dependents: [
      ...Array.from({ length: of('children_under_13') }, () => ({ age: 12 })),
      ...Array.from({ length: of('children_13_to_16') }, (_, index) => ({
        age: 16,
        custody: custodyOf(index, row),
      })),
    ],
    royalties: of('royalties'),
    royaltyExpenses: of('royalty_expenses'),
    areOilRoyalties: of('oil') === 1,
    rental: of('rent'),
    isRentalBusiness: of('rent_business') === 1,
    isRealEstateProfessional: of('rent_professional') === 1,
    earlierWithdrawals: of('earlier_withdrawals'),
    taxableInterest: of('interest'),
    earlySavingsPenalty: of('savings_penalty'),
    gamblingLosses: of('gambling_losses'),
    stateTaxRefund: of('state_refund'),
    shortTermGain: of('short_term_gain'),
    shortTermCarryover: of('short_term_carryover'),
    longTermCarryover: of('long_term_carryover'),
    foreignTax: of('foreign_tax'),
    mortgageInterest: of('mortgage_interest'),
    mortgageInsurance: of('mortgage_insurance'),
    medicalExpenses: of('medical'),
    childCareExpenses: of('childcare'),
    students: [
      { expenses: of('student_1'), isAmericanOpportunity: true },
      { expenses: of('student_2'), isAmericanOpportunity: true },
      { expenses: of('student_3'), isAmericanOpportunity: false },
    ],
    benchmarkPremium: of('slcsp'),
    marketplacePremiums: of('premium'),
    advancePremiumCredit: of('aptc'),
    marketplaceMonths: of('months_covered'),
  }
}

function custodyOf(index: number, row: Row): 'released' | 'away' | 'full' {
  const of = amountsOf(row)
  if (index < of('released_13_to_16')) return 'released'
  return index < of('released_13_to_16') + of('away_13_to_16') ? 'away' : 'full'
}

function readOhio(row: Row): OhioInput {
  const of = amountsOf(row)
  const earlierShare = of('earlier_days') / 365
  const yearShare = 1 - earlierShare
  const village = {
    yearShare,
    rate: row.town_percent,
    taxedElsewhere: [
      {
        wages: of('town_wages_elsewhere'),
        rate: row.town_rate_elsewhere || undefined,
        paid: of('town_paid_elsewhere'),
      },
      {
        wages: of('town_wages_elsewhere_2'),
        rate: row.town_rate_elsewhere_2 || undefined,
        paid: of('town_paid_elsewhere_2'),
      },
    ],
    creditShare: row.town_credit_percent,
    creditLimitRate: row.town_credit_limit_percent,
    payments: 0,
  }
  return {
    usBondInterest: of('us_bond_interest'),
    collegeSavings: of('college_savings'),
    collegeBeneficiaries: of('college_beneficiaries'),
    ownHealthPremiums: of('own_health_premiums'),
    longTermCarePremiums: of('long_term_care'),
    homeSchoolStudents: of('home_school_students'),
    privateSchoolTuition: of('private_tuition'),
    campaignGifts: of('campaign'),
    otherStateIncome: of('other_state_income'),
    otherStateTax: of('other_state_tax'),
    schoolDistrict: { yearShare, rate: row.district_percent, base: row.district_base },
    earlierDistrict: {
      yearShare: earlierShare,
      rate: row.earlier_district_percent,
      base: row.earlier_district_base,
    },
    village,
    earlierVillage: {
      ...village,
      yearShare: earlierShare,
      rate: row.earlier_town_percent,
      creditLimitRate: row.earlier_town_percent,
    },
  }
}

function listFederal(result: FederalResult): Outputs {
  const { credits, premiumCredit } = result
  return {
    agi: result.adjustedGrossIncome,
    deduction: result.deduction,
    taxable_income: result.taxableIncome,
    regular_tax: result.incomeTax.tax,
    qbi_deduction: result.businessIncomeDeduction,
    se_tax: result.selfEmploymentTax,
    niit: result.netInvestmentIncomeTax,
    early_withdrawal_tax: result.earlyWithdrawals.tax,
    foreign_tax_credit: credits.foreignTax,
    care_credit_before_limit: result.childCare.credit,
    care_credit: credits.childCare,
    education_credit: credits.education,
    american_opportunity: credits.americanOpportunity,
    child_tax_credit: credits.childTax,
    actc: credits.additionalChildTax,
    eitc: credits.earnedIncome,
    fpl_percent: premiumCredit.percent,
    premium_credit: premiumCredit.credit,
    premium_net: credits.premium,
    premium_repayment: premiumCredit.repayment,
    total_federal_tax: result.totalTax - result.refundableCredits,
    excess_social_security: result.excessSocialSecurity,
  }
}

function listOhio(result: OhioResult): Outputs {
  return {
    ohio_agi: result.ohioAdjustedGrossIncome,
    ohio_exemptions: result.exemptionAmount,
    ohio_tax_before_credits: result.taxBeforeCredits,
    ohio_joint_filing_credit: result.credits.jointFiling,
    ohio_tax: result.incomeTax,
    district_tax: result.schoolDistrictTax,
    town_tax: result.villageTax,
  }
}
