import { z } from 'zod'
import { calculateFederal, type FederalResult } from '../../src/tax/federal/federal.ts'
import type { TaxInput } from '../../src/tax/input.ts'
import type { OhioInput } from '../../src/tax/ohio/input.ts'
import { calculateOhio, type OhioResult } from '../../src/tax/ohio/ohio.ts'
import { EMPTY, type Household } from './by-form/household.ts'
import { amount, filingStatus, type GoldenKind, oneOf, type Outputs, taxYear } from './row.ts'

const percent = amount.transform((value) => value / 100)

const amounts = Object.fromEntries(Object.keys(EMPTY).map((name) => [name, amount]))

const rowSchema = z.object({
  ...(amounts as Record<keyof Household, typeof amount>),
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

type Row = z.infer<typeof rowSchema>

/** Our own golden file: whole households, computed from the forms by make-by-form.ts. */
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
  return {
    taxYear: row.tax_year,
    filingStatus: row.filing_status,
    taxpayer: {
      age: row.age_head,
      wages: row.wages_head,
      sCorporationIncome: row.s_corp_head,
      partnershipIncome: row.partnership_head,
      guaranteedPayments: row.guaranteed_head,
      partnershipSelfEmployment: row.box14_head,
      passThroughSection179: row.section179_head,
      isPassThroughPassive: row.passive_head === 1,
      ownerPay: row.owner_pay_head,
      medicareWages: row.box5_head,
      careBenefits: row.care_benefits_head,
      alimonyReceived: row.alimony_received_head,
      alimonyPaid: row.alimony_paid_head,
      socialSecurityWithheld: row.social_security_withheld_head,
      iraContribution: row.ira_head,
      otherRetirementSavings: row.other_savings_head,
      pensionAndIra: row.pension_head,
      uniformedRetirement: row.uniformed_retirement_head,
      earlyWithdrawal: row.early_withdrawal_head,
      earlyException: row.early_exception,
      exceptedWithdrawal: row.excepted,
      educatorExpenses: row.educator_head,
      gamblingWinnings: row.gambling_winnings_head,
      scholarshipGifts: row.scholarship_head,
      militaryPay: row.military_pay_head,
    },
    spouse: {
      age: row.age_spouse,
      wages: row.wages_spouse,
      iraContribution: row.ira_spouse,
      pensionAndIra: row.pension_spouse,
      studentMonths: row.student_months_spouse,
    },
    dependents: [
      ...Array.from({ length: row.children_under_13 }, () => ({ age: 12 })),
      ...Array.from({ length: row.children_13_to_16 }, (_, index) => ({
        age: 16,
        custody: custodyOf(index, row),
      })),
    ],
    royalties: row.royalties,
    royaltyExpenses: row.royalty_expenses,
    areOilRoyalties: row.oil === 1,
    rental: row.rent,
    isRentalBusiness: row.rent_business === 1,
    isRealEstateProfessional: row.rent_professional === 1,
    earlierWithdrawals: row.earlier_withdrawals,
    taxableInterest: row.interest,
    earlySavingsPenalty: row.savings_penalty,
    gamblingLosses: row.gambling_losses,
    stateTaxRefund: row.state_refund,
    shortTermGain: row.short_term_gain,
    shortTermCarryover: row.short_term_carryover,
    longTermCarryover: row.long_term_carryover,
    foreignTax: row.foreign_tax,
    mortgageInterest: row.mortgage_interest,
    mortgageInsurance: row.mortgage_insurance,
    medicalExpenses: row.medical,
    childCareExpenses: row.childcare,
    students: [
      { expenses: row.student_1, isAmericanOpportunity: true },
      { expenses: row.student_2, isAmericanOpportunity: true },
      { expenses: row.student_3, isAmericanOpportunity: false },
    ],
    benchmarkPremium: row.slcsp,
    marketplacePremiums: row.premium,
    advancePremiumCredit: row.aptc,
    marketplaceMonths: row.months_covered,
  }
}

function custodyOf(index: number, row: Row): 'released' | 'away' | 'full' {
  if (index < row.released_13_to_16) return 'released'
  return index < row.released_13_to_16 + row.away_13_to_16 ? 'away' : 'full'
}

function readOhio(row: Row): OhioInput {
  const earlierShare = row.earlier_days / 365
  const yearShare = 1 - earlierShare
  const village = {
    yearShare,
    rate: row.town_percent,
    taxedElsewhere: [
      {
        wages: row.town_wages_elsewhere,
        rate: row.town_rate_elsewhere || undefined,
        paid: row.town_paid_elsewhere,
      },
      {
        wages: row.town_wages_elsewhere_2,
        rate: row.town_rate_elsewhere_2 || undefined,
        paid: row.town_paid_elsewhere_2,
      },
    ],
    creditShare: row.town_credit_percent,
    creditLimitRate: row.town_credit_limit_percent,
    payments: 0,
  }
  return {
    usBondInterest: row.us_bond_interest,
    collegeSavings: row.college_savings,
    collegeBeneficiaries: row.college_beneficiaries,
    ownHealthPremiums: row.own_health_premiums,
    longTermCarePremiums: row.long_term_care,
    homeSchoolStudents: row.home_school_students,
    privateSchoolTuition: row.private_tuition,
    campaignGifts: row.campaign,
    otherStateIncome: row.other_state_income,
    otherStateTax: row.other_state_tax,
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
