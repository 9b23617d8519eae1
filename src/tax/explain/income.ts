import type { FederalResult } from '../federal/federal.ts'
import { findBusinessGain } from '../federal/income.ts'
import { findBenefitBases } from '../federal/social-security.ts'
import { ALIMONY_LAW, cite, citeRate, dollars, law, type Line, line, type Section } from './line.ts'

/** The income of a federal return, line by line. */
export function explainIncome(result: FederalResult): Section {
  const { income, input } = result
  const { figures, filingStatus: status } = input
  const { capitalLossLimit, rentalLoss, depletion, netOperatingLossShare } = figures
  const { socialSecurityBenefits: benefits } = figures
  const [baseHalf, base85] = findBenefitBases(input)
  const items = [
    explainWages(result),
    line('interest', 'Taxable interest', income.interest, 'As entered'),
    line(
      'dividends',
      'Ordinary dividends',
      income.dividends,
      'As entered, qualified ones included',
    ),
    line(
      'pensionAndIra',
      'Pensions and IRA withdrawals',
      income.pensionAndIra,
      'The taxable part, as entered',
    ),
    line(
      'taxableSocialSecurity',
      'Taxable Social Security',
      result.taxableSocialSecurity,
      `The taxable part of ${dollars(input.socialSecurity)}: none, up to half or up to 85%, by the other income plus half of the benefits`,
      cite('Up to half is taxed above', baseHalf, benefits),
      cite('Up to 85% is taxed above', base85, benefits),
    ),
    line(
      'capitalGain',
      'Capital gain or loss',
      income.capitalGain,
      explainGain(result),
      cite('Maximum loss in a year', capitalLossLimit.value[status], capitalLossLimit),
    ),
    line(
      'selfEmployment',
      'Business profit or loss',
      income.selfEmployment,
      'Net profit, as entered',
    ),
    line('farm', 'Farm profit or loss', income.farm, 'Net profit, as entered'),
    line(
      'passThrough',
      'Partnerships and S corporations',
      income.passThrough,
      'Box 1 of the K-1 and guaranteed payments, less section 179; losses of a business you only invest in up to passive income',
      law('IRC §§702, 1366, 469', 'Schedule E, part II'),
    ),
    line(
      'rental',
      'Rental profit or loss',
      income.rental,
      input.isRealEstateProfessional
        ? 'As entered, with losses in full for a real estate professional'
        : `${dollars(input.rental)} as entered, losses limited by income`,
      ...(input.isRealEstateProfessional
        ? [law('IRC §469(c)(2), (7)', 'not passive')]
        : [
            cite('Maximum loss in a year, half if living apart', rentalLoss.value.max, rentalLoss),
            cite('Shrinks above', rentalLoss.value.phaseoutStart, rentalLoss),
            citeRate('By this share of the excess', rentalLoss.value.rate, rentalLoss),
          ]),
    ),
    line(
      'royalties',
      'Royalties',
      income.royalties,
      `${dollars(input.royalties)} less ${dollars(input.royalties - income.royalties)} of expenses and depletion`,
      ...(input.areOilRoyalties
        ? [
            citeRate('Depletion of oil and gas', depletion.value.ofGross, depletion),
            citeRate('at most of taxable income', depletion.value.ofTaxableIncome, depletion),
          ]
        : []),
    ),
    line(
      'businessProperty',
      'Business property sold: ordinary gain or loss',
      income.businessProperty,
      'Recapture and losses, as entered: business income, without self-employment tax',
      law('IRC §§1231, 1245', 'Form 4797, part II'),
    ),
    line(
      'scholarship',
      'Taxable scholarship',
      income.scholarship,
      'As entered: earned for a dependent’s standard deduction, and for nothing else',
      law('IRC §§117, 63(c)(5)', 'Schedule 1, line 8r'),
    ),
    line('stateTaxRefund', 'State and local tax refund', income.stateTaxRefund, 'As entered'),
    line('gambling', 'Gambling winnings', income.gambling, 'As entered; losses are itemized'),
    line(
      'alimony',
      'Alimony received',
      income.alimony,
      'As entered, under an agreement made before 2019',
      law(ALIMONY_LAW, 'Schedule 1'),
    ),
    line(
      'netOperatingLoss',
      'Net operating loss of earlier years',
      income.netOperatingLoss,
      `Of ${dollars(input.netOperatingLoss)} carried over, at most a share of taxable income; ${dollars(input.netOperatingLoss + income.netOperatingLoss)} is left`,
      citeRate('Share of taxable income', netOperatingLossShare.value, netOperatingLossShare),
    ),
    line('unemployment', 'Unemployment benefits', income.unemployment, 'As entered, taxed in full'),
    line('otherIncome', 'Other income', income.other, 'As entered'),
  ]
  const total = income.total + result.taxableSocialSecurity
  return {
    id: 'income',
    title: 'Income',
    items,
    total: line('totalIncome', 'Total income', total, 'Sum of the lines above'),
  }
}

function explainWages({ careBenefits: { taxed }, income, input }: FederalResult): Line {
  const wages = 'Wages of everyone on the return'
  if (taxed === 0) return line('wages', 'Wages', income.wages, wages)
  const { careBenefits } = input.figures
  const most = careBenefits.value[input.filingStatus]
  return line(
    'wages',
    'Wages',
    income.wages,
    `${wages}, and ${dollars(taxed)} of taxed dependent care benefits`,
    cite('Benefits not taxed, at most', most, careBenefits),
  )
}

function explainGain({ input, income }: FederalResult): string {
  const property = findBusinessGain(input.people)
  const carried = input.shortTermCarryover + input.longTermCarryover
  const parts = [
    `${dollars(input.shortTermGain)} short-term + ${dollars(input.longTermGain)} long-term`,
    property > 0 ? `${dollars(property)} of business property` : '',
    input.homeSaleGain > 0 ? `${dollars(input.homeSaleGain)} of a home over the exclusion` : '',
    carried > 0 ? `less ${dollars(carried)} carried over` : '',
    'losses limited',
    income.capitalLossLeft > 0 ? `${dollars(income.capitalLossLeft)} carries to next year` : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}
