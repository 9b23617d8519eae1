import { formatDollars } from '../shared/money.ts'
import { formatRate } from '../shared/percent.ts'
import { DEPRECIATION } from './data/depreciation.ts'
import { FEDERAL_RULES, OHIO_RULES, TOWN_RULES } from './data/estimated-tax.ts'
import { FEDERAL_2026 } from './data/federal-2026.ts'
import { interestRateOn } from './data/interest-rates.ts'
import { OHIO_2026 } from './data/ohio.ts'

// The build replaces this file by its values (build/evaluate-figures.ts), so that pages don't load the engine's figures.

/** A tax figure as pages show it. */
export type Figure = {
  /** What the figure is, for the list of figures at the end of a page. */
  label: string
  /** As written in a sentence: "$184,500", "7.65%", "April 15, 2026". */
  value: string
  /** The tax year or years it applies to. */
  year: string
  /** The law or official document it comes from. */
  source: string
}

/** When the figures were last checked against their sources. */
export const FIGURES_CHECKED_ON = '2026-11-21'

const { standardDeduction, qualifiedBusinessIncome, netInvestmentIncome } = FEDERAL_2026
const { payrollRates, workplacePlan, selfEmployedRetirement, socialSecurityWageBase } = FEDERAL_2026
const { threshold, phaseInWidth } = qualifiedBusinessIncome.value
const { businessIncome, rates } = OHIO_2026
const { section179, bonus } = DEPRECIATION[2026]
const [ohioBand = { base: NaN, rate: NaN }] = rates.value.bands

function safeShares(rules: { currentYearShare: number; priorYearShare: number }): string {
  const { currentYearShare, priorYearShare } = rules
  return `${formatRate(currentYearShare)} of this year’s tax or ${formatRate(priorYearShare)} of last year’s`
}

/** Every tax figure on the content pages, each once, in alphabetical order of ids. */
export const FIGURES = {
  bonusDepreciation2026: {
    label: 'Bonus depreciation',
    value: formatRate(bonus.value.after),
    year: '2026',
    source: bonus.source,
  },
  businessIncomeDeductionCap: {
    label: 'Ohio business income deduction, most filers',
    value: formatDollars(businessIncome.value.deductionCap.single),
    year: '2025 and 2026',
    source: businessIncome.source,
  },
  businessIncomeRate: {
    label: 'Ohio rate on business income above the deduction',
    value: formatRate(businessIncome.value.rate),
    year: '2025 and 2026',
    source: businessIncome.source,
  },
  businessGiftLimit: {
    label: 'Business gifts, deductible a year for each person',
    value: '$25',
    year: '2026',
    source: 'IRC §274(b)(1)',
  },
  bwcDeposit: {
    label: 'Workers’ compensation, deposit with the application',
    value: '$120',
    year: '2026',
    source: 'Form U-3; Ohio Bureau of Workers’ Compensation',
  },
  bwcPolicyYear: {
    label: 'Ohio workers’ compensation policy year, private employers',
    value: 'July 1 to June 30',
    year: '2026',
    source: 'R.C. 4123.01, 4123.35; Ohio Bureau of Workers’ Compensation',
  },
  catExclusion: {
    label: 'Commercial Activity Tax exclusion, yearly taxable gross receipts',
    value: '$6,000,000',
    year: '2025 and 2026',
    source: 'R.C. 5751.01, 5751.03',
  },
  catRate: {
    label: 'Commercial Activity Tax rate above the exclusion',
    value: '0.26%',
    year: '2025 and 2026',
    source: 'R.C. 5751.03',
  },
  catReturnDates: {
    label: 'Commercial Activity Tax: quarterly returns due',
    value: 'February 10, May 10, August 10 and November 10',
    year: '2025 and 2026',
    source: 'R.C. 5751.01, 5751.03',
  },
  cauvFee: {
    label: 'CAUV: fee of the first application',
    value: '$25',
    year: '2026',
    source: 'R.C. 5713.31; form DTE 109',
  },
  cauvIncome: {
    label: 'CAUV: average yearly gross income that land under ten acres has to bring',
    value: '$2,500',
    year: '2026',
    source: 'R.C. 5713.30',
  },
  corporateReturnDue2026: {
    label: 'C corporation return, calendar year 2026',
    value: 'April 15, 2027',
    year: '2026',
    source: 'IRC §§6072, 7503',
  },
  dresdenIncomeTax: {
    label: 'Dresden village income tax',
    value: '1%',
    year: '2026',
    source: 'Municipal rate table of The Finder',
  },
  employeeMedicareRate: {
    label: 'Medicare tax on wages, employee and employer each',
    value: formatRate(payrollRates.value.employeeMedicare),
    year: '2025 and 2026',
    source: 'IRC §§3101, 3111',
  },
  employeeSocialSecurityRate: {
    label: 'Social Security tax on wages, employee and employer each',
    value: formatRate(payrollRates.value.employeeSocialSecurity),
    year: '2025 and 2026',
    source: 'IRC §§3101, 3111',
  },
  estimatedCurrentYearShare: {
    label: 'Share of this year’s tax that avoids the federal estimated tax penalty',
    value: formatRate(FEDERAL_RULES.currentYearShare),
    year: '2025 to 2027',
    source: 'IRC §6654; Form 2210',
  },
  estimatedFarmShare: {
    label: 'Share of this year’s tax that avoids the penalty, farmers and fishers',
    value: 'two-thirds',
    year: '2025 to 2027',
    source: 'IRC §6654(i); Pub. 505',
  },
  estimatedHighIncomeAgi: {
    label: 'Prior-year adjusted gross income above which the higher share applies',
    value: formatDollars(FEDERAL_RULES.highIncomeAgi),
    year: '2025 to 2027',
    source: 'IRC §6654; Form 2210',
  },
  estimatedHighIncomeAgiSeparate: {
    label: 'The same when married and filing separately',
    value: formatDollars(FEDERAL_RULES.highIncomeAgiMarriedSeparately),
    year: '2025 to 2027',
    source: 'IRC §6654; Form 2210',
  },
  estimatedPriorYearShare: {
    label: 'Share of last year’s tax that avoids the federal estimated tax penalty',
    value: formatRate(FEDERAL_RULES.priorYearShare),
    year: '2025 to 2027',
    source: 'IRC §6654; Form 2210',
  },
  estimatedPriorYearShareHigh: {
    label: 'Share of last year’s tax that avoids the penalty, higher incomes',
    value: formatRate(FEDERAL_RULES.highIncomeShare),
    year: '2025 to 2027',
    source: 'IRC §6654; Form 2210',
  },
  estimatedTaxThreshold: {
    label: 'Federal estimated tax: no penalty when less than this is owed',
    value: formatDollars(FEDERAL_RULES.owedFrom),
    year: '2025 to 2027',
    source: 'IRC §6654; Form 1040-ES',
  },
  federalPaymentDates2026: {
    label: 'Federal estimated payments for 2026',
    value: 'April 15, June 15 and September 15, 2026, and January 15, 2027',
    year: '2026',
    source: 'IRC §§6654(c)(2), 7503; Form 1040-ES (2026)',
  },
  form1099Due2026: {
    label: 'Forms 1099-NEC for 2026 payments due',
    value: 'February 1, 2027',
    year: '2026',
    source: 'IRC §6041; January 31, 2027 is a Sunday',
  },
  form1099Threshold2025: {
    label: '1099-NEC reporting threshold, 2025 payments',
    value: '$600',
    year: '2025',
    source: 'IRC §6041',
  },
  form1099Threshold2026: {
    label: '1099-NEC reporting threshold, 2026 payments',
    value: '$2,000',
    year: '2026',
    source: 'IRC §6041, P.L. 119-21 §70433',
  },
  futaNetRate: {
    label: 'Federal unemployment tax after the full credit',
    value: '0.6%',
    year: '2025 and 2026',
    source: 'IRC §§3301, 3302',
  },
  futaWageBase: {
    label: 'Federal unemployment tax wage base, per worker',
    value: '$7,000',
    year: '2025 and 2026',
    source: 'IRC §3306',
  },
  homesteadAmount2025: {
    label: 'Homestead exemption: market value taken off',
    value: '$29,000',
    year: '2025',
    source: 'R.C. 323.152(A); Legislative Service Commission, fiscal note on H.B. 103',
  },
  homesteadAmount2026: {
    label: 'Homestead exemption: market value taken off',
    value: '$29,700',
    year: '2026',
    source: 'R.C. 323.152(A); Legislative Service Commission, fiscal note on H.B. 261',
  },
  homesteadIncome2025: {
    label: 'Homestead exemption: income limit, income of 2024',
    value: '$40,000',
    year: '2025',
    source: 'R.C. 323.151, 323.152(A); Legislative Service Commission, fiscal note on H.B. 103',
  },
  homesteadIncome2026: {
    label: 'Homestead exemption: income limit, income of 2025',
    value: '$41,000',
    year: '2026',
    source: 'R.C. 323.151, 323.152(A); Legislative Service Commission, fiscal note on H.B. 261',
  },
  individualExtension2026: {
    label: 'Extended individual return for 2026',
    value: 'October 15, 2027',
    year: '2026',
    source: 'IRC §§6072, 7503',
  },
  individualReturnDue2026: {
    label: 'Individual return for 2026, federal',
    value: 'April 15, 2027',
    year: '2026',
    source: 'IRC §§6072, 7503',
  },
  irsInterest2025: {
    label: 'IRS interest on underpayments, each quarter of 2025',
    value: formatRate(interestRateOn('2025-07-01') ?? NaN),
    year: '2025',
    source: 'IRC §6621; IRB 2024-49, 2025-13, 2025-23, 2025-37',
  },
  irsInterestQ12026: {
    label: 'IRS interest on underpayments, first quarter of 2026',
    value: formatRate(interestRateOn('2026-01-01') ?? NaN),
    year: '2026',
    source: 'IRC §6621; Rev. Rul. 2025-22',
  },
  irsInterestQ22026: {
    label: 'IRS interest on underpayments, second quarter of 2026',
    value: formatRate(interestRateOn('2026-05-01') ?? NaN),
    year: '2026',
    source: 'IRC §6621; IRB 2026-8',
  },
  irsInterestQ32026: {
    label: 'IRS interest on underpayments, third quarter of 2026',
    value: formatRate(interestRateOn('2026-08-01') ?? NaN),
    year: '2026',
    source: 'IRC §6621; IRB 2026-22',
  },
  irsInterestQ42026: {
    label: 'IRS interest on underpayments, fourth quarter of 2026',
    value: formatRate(interestRateOn('2026-11-01') ?? NaN),
    year: '2026',
    source: 'IRC §6621; Rev. Rul. 2026-15',
  },
  it4738EstimateDates: {
    label: 'Ohio electing pass-through entity tax: quarterly payments, calendar year',
    value: 'April 15, July 15, October 15 and January 15',
    year: '2025 and 2026',
    source: 'R.C. 5747.38, 5747.39',
  },
  it4738Rate: {
    label: 'Ohio electing pass-through entity tax (IT 4738)',
    value: '3%',
    year: '2025 and 2026',
    source: 'R.C. 5747.38, 5747.39',
  },
  it4738ReturnDue2026: {
    label: 'Ohio IT 4738 return, calendar year 2026',
    value: 'April 15, 2027',
    year: '2026',
    source: 'R.C. 5747.38, 5747.39',
  },
  mileageBusinessJanJun2026: {
    label: 'Standard mileage rate for business, January to June 2026',
    value: '72.50 cents',
    year: '2026',
    source: 'Notice 2026-10',
  },
  mileageBusinessJulDec2026: {
    label: 'Standard mileage rate for business, July to December 2026',
    value: '76 cents',
    year: '2026',
    source: 'Announcement 2026-11',
  },
  municipalEstimatedShares: {
    label: 'Municipal estimated tax: safe shares',
    value: safeShares(TOWN_RULES),
    year: '2025 to 2027',
    source: 'R.C. 718.08',
  },
  municipalEstimateThreshold: {
    label: 'Municipal tax owed from which estimates are due',
    value: formatDollars(TOWN_RULES.owedFrom),
    year: '2025 to 2027',
    source: 'R.C. 718.08',
  },
  municipalRateWithoutVote: {
    label: 'Highest municipal income tax rate without a vote',
    value: '1%',
    year: '2026',
    source: 'R.C. 718.04',
  },
  muskingumSalesTax: {
    label: 'Sales tax in Muskingum County, state and county',
    value: '7.25%',
    year: 'from July 2024',
    source: 'Ohio sales tax map',
  },
  newHireDays: {
    label: 'Time to report a new hire',
    value: '20 days',
    year: '2026',
    source: 'Ohio New Hire Reporting Center',
  },
  niitRate: {
    label: 'Net investment income tax',
    value: formatRate(netInvestmentIncome.value.rate),
    year: '2025 and 2026',
    source: netInvestmentIncome.source,
  },
  niitThresholdJoint: {
    label: 'Income above which net investment income tax can apply, joint',
    value: formatDollars(netInvestmentIncome.value.threshold.marriedFilingJointly),
    year: '2025 and 2026',
    source: netInvestmentIncome.source,
  },
  niitThresholdSingle: {
    label: 'Income above which net investment income tax can apply, single',
    value: formatDollars(netInvestmentIncome.value.threshold.single),
    year: '2025 and 2026',
    source: netInvestmentIncome.source,
  },
  nonBusinessCredit2025: {
    label: 'Non-business credit, share of the tax from older levies',
    value: '10%',
    year: '2025',
    source: 'R.C. 319.302',
  },
  nonBusinessCredit2026: {
    label: 'Non-business credit, share of the tax from older levies',
    value: '7.5%',
    year: '2026',
    source: 'R.C. 319.302, H.B. 186',
  },
  ohioBaseTax2026: {
    label: 'Ohio tax due at once when income passes the zero bracket',
    value: formatDollars(ohioBand.base),
    year: '2026',
    source: rates.source,
  },
  ohioEstimatedShares: {
    label: 'Ohio estimated tax: safe shares',
    value: safeShares(OHIO_RULES),
    year: '2025 to 2027',
    source: 'R.C. 5747.09; form IT/SD 2210',
  },
  ohioEstimatedThreshold: {
    label: 'Ohio estimated tax: no interest penalty when at most this is owed',
    value: formatDollars(OHIO_RULES.owedUpTo),
    year: '2025 to 2027',
    source: 'R.C. 5747.09; form IT/SD 2210',
  },
  ohioFlatRate2026: {
    label: 'Ohio income tax rate above the zero bracket',
    value: formatRate(ohioBand.rate),
    year: '2026',
    source: rates.source,
  },
  ohioInterest2026: {
    label: 'Ohio interest on unpaid tax',
    value: '7%',
    year: '2026',
    source: 'R.C. 5703.47; 2025 IT 1040 booklet',
  },
  ohioSalesTaxRange: {
    label: 'Sales tax, state and county together',
    value: '6.5% to 8.25%',
    year: '2026',
    source: 'R.C. 5739.02; Ohio sales tax map',
  },
  ohioSalesTaxRate: {
    label: 'Ohio sales tax, state part',
    value: '5.75%',
    year: '2026',
    source: 'R.C. 5739.02',
  },
  ohioTwentyDayRule: {
    label: 'Days in a town up to which an employer need not withhold its tax',
    value: '20 days',
    year: '2026',
    source: 'R.C. 718.011',
  },
  ohioUnemploymentNewRate2026: {
    label: 'Ohio unemployment contribution rate, new employer outside construction',
    value: '2.7%',
    year: '2026',
    source: 'R.C. 4141.25',
  },
  ohioUnemploymentWageBase: {
    label: 'Ohio unemployment wage base, per worker and year',
    value: '$9,000',
    year: '2025 and 2026',
    source: 'R.C. 4141.01',
  },
  ohioZeroBracket: {
    label: 'Ohio income up to which no tax is due',
    value: formatDollars(rates.value.zeroUpTo),
    year: '2025 and 2026',
    source: rates.source,
  },
  ownerOccupancyCredit2025: {
    label: 'Owner-occupancy credit, share of the tax from older levies',
    value: '2.5%',
    year: '2025',
    source: 'R.C. 323.152(B)',
  },
  ownerOccupancyCreditLater: {
    label: 'Owner-occupancy credit, share it rises to',
    value: '15.38%',
    year: 'after four years',
    source: 'R.C. 323.152(B), H.B. 186',
  },
  passThroughReturnDue2026: {
    label: 'Partnership and S corporation return, calendar year 2026',
    value: 'March 15, 2027',
    year: '2026',
    source: 'IRC §§6072, 7503',
  },
  propertyAssessmentShare: {
    label: 'Share of the market value that is taxed',
    value: '35%',
    year: '2026',
    source: 'R.C. 5715.01',
  },
  propertyLatePenalty: {
    label: 'Penalty on a half of property tax paid late',
    value: '10%',
    year: '2026',
    source: 'R.C. 323.121(A)',
  },
  propertyEarlyDays: {
    label: 'Days after the due date of a half of property tax with the lower penalty',
    value: 'ten days',
    year: '2026',
    source: 'R.C. 323.121(A)',
  },
  propertyEarlyPenalty: {
    label: 'Penalty on a half of property tax paid in the first days after its due date',
    value: '5%',
    year: '2026',
    source: 'R.C. 323.121(A)',
  },
  qbiPhaseInEndJoint2026: {
    label: 'Taxable income at which a specified service trade has no deduction left, joint',
    value: formatDollars(threshold.marriedFilingJointly + phaseInWidth.marriedFilingJointly),
    year: '2026',
    source: qualifiedBusinessIncome.source,
  },
  qbiPhaseInEndSingle2026: {
    label: 'Taxable income at which a specified service trade has no deduction left, single',
    value: formatDollars(threshold.single + phaseInWidth.single),
    year: '2026',
    source: qualifiedBusinessIncome.source,
  },
  qbiRate: {
    label: 'Qualified business income deduction',
    value: formatRate(qualifiedBusinessIncome.value.rate),
    year: '2025 and 2026',
    source: qualifiedBusinessIncome.source,
  },
  qbiThresholdJoint2026: {
    label: 'Taxable income at which the limits on the business income deduction begin, joint',
    value: formatDollars(threshold.marriedFilingJointly),
    year: '2026',
    source: qualifiedBusinessIncome.source,
  },
  qbiThresholdSingle2026: {
    label: 'Taxable income at which the limits on the business income deduction begin, single',
    value: formatDollars(threshold.single),
    year: '2026',
    source: qualifiedBusinessIncome.source,
  },
  retirementCatchUp2026: {
    label: '401(k) additional deferral from age 50',
    value: formatDollars(workplacePlan.value.catchUp),
    year: '2026',
    source: workplacePlan.source,
  },
  retirementDeferral2026: {
    label: '401(k) employee deferral limit',
    value: formatDollars(workplacePlan.value.deferral),
    year: '2026',
    source: workplacePlan.source,
  },
  retirementTotal2026: {
    label: 'Limit on all additions to one 401(k) or SEP account',
    value: formatDollars(selfEmployedRetirement.value.limit),
    year: '2026',
    source: selfEmployedRetirement.source,
  },
  schoolDistrictCount2026: {
    label: 'School districts with an income tax',
    value: '214',
    year: '2026',
    source: 'Department of Taxation, list for 2026',
  },
  schoolDistrictRates: {
    label: 'School district income tax rates',
    value: '0.25% to 2%',
    year: '2026',
    source: 'R.C. chapter 5748; Department of Taxation, list for 2026',
  },
  section179Limit2026: {
    label: 'Section 179 deduction limit',
    value: formatDollars(section179.value.limit),
    year: '2026',
    source: section179.source,
  },
  section179PhaseoutStart2026: {
    label: 'Purchases at which the Section 179 limit begins to shrink',
    value: formatDollars(section179.value.shrinksOver),
    year: '2026',
    source: section179.source,
  },
  sElectionPeriod: {
    label: 'S election: time from the start of the tax year',
    value: 'two months and 15 days',
    year: '2026',
    source: 'IRC §1362(b)(1); Treas. Reg. §1.1362-6(a)(2)(ii)',
  },
  selfEmploymentMedicareRate: {
    label: 'Medicare part of self-employment tax',
    value: formatRate(payrollRates.value.selfEmployedMedicare),
    year: '2025 and 2026',
    source: 'IRC §1401',
  },
  selfEmploymentSocialSecurityRate: {
    label: 'Social Security part of self-employment tax',
    value: formatRate(payrollRates.value.selfEmployedSocialSecurity),
    year: '2025 and 2026',
    source: 'IRC §1401',
  },
  socialSecurityWageBase2026: {
    label: 'Social Security wage base',
    value: formatDollars(socialSecurityWageBase.value),
    year: '2026',
    source: 'SSA determination for 2026',
  },
  standardDeductionJoint2026: {
    label: 'Standard deduction, married filing jointly',
    value: formatDollars(standardDeduction.value.marriedFilingJointly),
    year: '2026',
    source: standardDeduction.source,
  },
  standardDeductionSingle2026: {
    label: 'Standard deduction, single',
    value: formatDollars(standardDeduction.value.single),
    year: '2026',
    source: standardDeduction.source,
  },
  unemploymentSurcharge2026: {
    label: 'Ohio unemployment surcharge',
    value: '0.15%',
    year: '2026',
    source: 'H.B. 96, Technology and Customer Service Fee',
  },
  vendorDiscount: {
    label: 'Sales tax discount for filing and paying on time',
    value: '0.75%',
    year: '2026',
    source: 'R.C. 5739.12',
  },
  withholdingQuarterlyLimit: {
    label: 'Withholding up to which an employer pays quarterly',
    value: '$2,000',
    year: '2026',
    source: 'R.C. 5747.07; Ohio Adm. Code 5703-7-10',
  },
  withholdingWeeklyLimit: {
    label: 'Withholding from which an employer pays by partial week',
    value: '$84,000',
    year: '2026',
    source: 'R.C. 5747.07; Ohio Adm. Code 5703-7-10',
  },
} as const satisfies Record<string, Figure>
