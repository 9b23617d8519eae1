import { formatRate } from '../../shared/percent.ts'
import { yearFigures } from '../data/years.ts'
import type { FederalResult } from '../federal/federal.ts'
import type { OhioResult } from '../ohio/ohio.ts'
import { cite, citeAmount, citeRate, dollars, law, line, type Section } from './line.ts'

/** The Ohio credits in the order of the Schedule of Credits, down to the Ohio income tax. */
export function explainOhioCredits(
  federal: FederalResult,
  { credits, incomeTax }: OhioResult,
): Section {
  const { ohio: figures } = yearFigures(federal.input.taxYear)
  const { retirementIncomeCredit, seniorCitizenCredit, childCareCredit } = figures
  const { exemptionCredit, jointFilingCredit, earnedIncomeCredit } = figures
  const { lumpSumDistributionCredit } = figures
  const { incomeUnder } = retirementIncomeCredit.value
  const privateSchool = figures.privateSchoolCredit.value
  const items = [
    line(
      'ohioRetirementCredit',
      'Retirement income credit',
      credits.retirementIncome,
      'By income on account of retirement, not from a plan cashed out early',
      cite('Income under', incomeUnder, retirementIncomeCredit),
    ),
    line(
      'ohioLumpSumRetirement',
      'Lump sum retirement credit',
      credits.lumpSumRetirement,
      'The lump sum divided by the years of life, its retirement income credit times those years; replaces the yearly credit from now on',
      cite('Income under', incomeUnder, retirementIncomeCredit),
      law('R.C. 5747.055(C)-(E)'),
    ),
    line(
      'ohioSeniorCredit',
      'Senior citizen credit',
      credits.senior,
      'One per return',
      cite('Amount', seniorCitizenCredit.value.amount, seniorCitizenCredit),
      cite('Income under', seniorCitizenCredit.value.incomeUnder, seniorCitizenCredit),
    ),
    line(
      'ohioLumpSumDistribution',
      'Lump sum distribution credit',
      credits.lumpSumDistribution,
      'An amount for each year of life; replaces the senior credit from now on',
      cite('For each year', lumpSumDistributionCredit.value.perYear, lumpSumDistributionCredit),
    ),
    line(
      'ohioChildCareCredit',
      'Child care credit',
      credits.childCare,
      'A share of the federal credit',
      cite('Full credit, income under', childCareCredit.value.full.incomeUnder, childCareCredit),
      cite('A quarter, income under', childCareCredit.value.part.incomeUnder, childCareCredit),
    ),
    line(
      'ohioDisplacedWorker',
      'Displaced worker training credit',
      credits.displacedWorker,
      'Half of the training costs of each, up to the limit',
      cite('Most', figures.displacedWorkerCredit.value.max, figures.displacedWorkerCredit),
    ),
    line(
      'ohioCampaign',
      'Campaign contribution credit',
      credits.campaign,
      'Gifts up to the limit for each filer; 2025 is its last year',
      citeAmount('For each filer', figures.campaignCredit),
    ),
    line(
      'ohioExemptionCredit',
      'Exemption credit',
      credits.exemption,
      'For each exemption',
      cite('For each', exemptionCredit.value.amount, exemptionCredit),
      cite('Income under', exemptionCredit.value.incomeUnder, exemptionCredit),
    ),
    line(
      'ohioJointFilingCredit',
      'Joint filing credit',
      credits.jointFiling,
      `A share, by income, of the ${dollars(credits.taxAfterFirst)} left`,
      cite('Most', jointFilingCredit.value.max, jointFilingCredit),
    ),
    line(
      'ohioEarnedIncomeCredit',
      'Earned income credit',
      credits.earnedIncome,
      `${formatRate(earnedIncomeCredit.value)} of ${dollars(federal.credits.earnedIncome)}, up to the tax left`,
      citeRate('Share of the federal credit', earnedIncomeCredit.value, earnedIncomeCredit),
    ),
    line(
      'ohioHomeSchool',
      'Home school expenses credit',
      credits.homeSchool,
      'An amount for each student, up to the tax left',
      citeAmount('For each', figures.homeSchoolCredit),
    ),
    line(
      'ohioScholarship',
      'Scholarship donation credit',
      credits.scholarship,
      'Gifts to certified organizations up to the limit for each filer, up to the tax left',
      citeAmount('For each filer', figures.scholarshipCredit),
    ),
    line(
      'ohioPrivateSchool',
      'Nonchartered school tuition credit',
      credits.privateSchool,
      'Tuition up to the limit by federal adjusted gross income, up to the tax left',
      cite('Maximum at a lower income', privateSchool.low, figures.privateSchoolCredit),
      cite(
        'Most from',
        `${dollars(privateSchool.incomeUnder)} on: ${dollars(privateSchool.high)}`,
        figures.privateSchoolCredit,
      ),
    ),
    line(
      'ohioResidentCredit',
      'Resident credit for another state’s tax',
      credits.resident,
      'The other state’s tax, up to the share of the remaining Ohio tax that matches the share of income',
      law('R.C. 5747.05(B); form IT RC'),
    ),
  ]
  return {
    id: 'ohioCredits',
    title: 'Ohio credits',
    items,
    total: line(
      'ohioIncomeTax',
      'Ohio income tax',
      incomeTax,
      'Ohio tax before credits less the credits, not below zero',
    ),
  }
}
