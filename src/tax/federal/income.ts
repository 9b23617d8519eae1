import { excessOver, notNegative, sumOf } from '../amounts.ts'
import type { FullInput, FullPerson } from '../input.ts'
import { findPassThrough } from './pass-through.ts'
import { ownProfitOf } from './self-employment.ts'

/** Income other than Social Security benefits, line by line, in dollars. */
export type Income = {
  wages: number
  selfEmployment: number
  farm: number
  interest: number
  dividends: number
  /** After the limit on losses. */
  capitalGain: number
  /** The part of the losses that the year may not use, carried to the next. */
  capitalLossLeft: number
  /** The part of gains and dividends that has its own rates. */
  preferential: number
  pensionAndIra: number
  unemployment: number
  scholarship: number
  /** Ordinary gain or loss of business property, net losses of property held over a year included. */
  businessProperty: number
  stateTaxRefund: number
  gambling: number
  /** Under agreements made before 2019. */
  alimony: number
  /** After expenses and depletion. */
  royalties: number
  /** A net operating loss of earlier years, as a negative amount. */
  netOperatingLoss: number
  /** Of partnerships and S corporations, guaranteed payments included, after the limit on passive losses. */
  passThrough: number
  /** The part of that from businesses the owner does not work in. */
  passivePassThrough: number
  /** After the limit on losses. */
  rental: number
  /** All of that, or none for a real estate professional (IRC §469(c)(2), (7)). */
  passiveRental: number
  other: number
  total: number
}

/** Deductions of this year's income that taxable income limits, found before it: positive dollars. */
export type LimitedDeductions = { netOperatingLoss: number; depletion: number }

/**
 * Adds up income other than Social Security benefits. `ownAdjustments` are the deductions that count before
 * the limit on rental losses: self-employed retirement plan, health insurance and savings.
 */
export function findIncome(
  input: FullInput,
  ownAdjustments: number,
  { netOperatingLoss, depletion }: LimitedDeductions,
): Income {
  const { people } = input
  const capitalGain = findCapitalGain(input)
  const lines = {
    wages: sumOf(people, (person) => person.wages),
    selfEmployment: sumOf(people, (person) => person.selfEmployment),
    farm: sumOf(people, (person) => person.farm),
    interest: input.taxableInterest,
    dividends: input.ordinaryDividends,
    capitalGain,
    pensionAndIra: sumOf(people, (person) => person.pensionAndIra),
    unemployment: sumOf(people, (person) => person.unemployment),
    scholarship: sumOf(people, (person) => person.scholarship),
    businessProperty: findBusinessProperty(people),
    stateTaxRefund: input.stateTaxRefund,
    gambling: sumOf(people, (person) => person.gamblingWinnings),
    alimony: sumOf(people, (person) => person.alimonyReceived),
    royalties: input.royalties - input.royaltyExpenses - depletion,
    netOperatingLoss: -netOperatingLoss,
    other: input.otherIncome,
  }
  const { active, passive } = findPassThrough(people)
  const isPassive = !input.isRealEstateProfessional
  // Only passive income offsets a passive loss (IRC §469(a)); an unused one is not carried over here.
  const passivePassThrough = Math.max(passive, -(isPassive ? notNegative(input.rental) : 0))
  const activePassThrough = active + sumOf(people, (person) => person.guaranteedPayments)
  const beforeRental = sumOf(Object.values(lines), (amount) => amount) + activePassThrough
  const rental = isPassive
    ? findRental(input, passive, beforeRental - ownAdjustments)
    : input.rental
  return {
    ...lines,
    capitalLossLeft: capitalGain - findNetGain(input),
    preferential: findNetLongTermGain(input) + input.qualifiedDividends,
    passThrough: activePassThrough + passivePassThrough,
    passivePassThrough,
    rental,
    passiveRental: isPassive ? rental : 0,
    total: beforeRental + passivePassThrough + rental,
  }
}

/** Net gain, or the part of a net loss that the year may use (IRC §1211(b)). */
function findCapitalGain(input: FullInput): number {
  const limit = input.figures.capitalLossLimit.value[input.filingStatus]
  return Math.max(findNetGain(input), -limit)
}

/** The year's gains and losses, including those carried over (IRC §1212(b)). */
function findNetGain(input: FullInput): number {
  const carried = input.shortTermCarryover + input.longTermCarryover
  return input.shortTermGain + longTermGainOf(input) - carried
}

/** Long-term gain or loss, with the gains of business property and of a home, in dollars. */
function longTermGainOf(input: FullInput): number {
  return input.longTermGain + input.homeSaleGain + findBusinessGain(input.people)
}

/** The gain of business property that counts as long-term, in dollars: what is left over losses (IRC §1231(a)(1)). */
export function findBusinessGain(people: readonly FullPerson[]): number {
  return notNegative(sumOf(people, (person) => person.businessPropertyGain))
}

/** The rest: recapture, property held a year or less, and a net loss (IRC §§1231(a)(2), 1245; Form 4797, part II). */
function findBusinessProperty(people: readonly FullPerson[]): number {
  const ordinary = sumOf(people, (person) => person.businessPropertyIncome)
  return (
    ordinary +
    Math.min(
      0,
      sumOf(people, (person) => person.businessPropertyGain),
    )
  )
}

/** Net long-term gain after any net short-term loss (IRC §1222(11)). */
function findNetLongTermGain(input: FullInput): number {
  const shortTerm = input.shortTermGain - input.shortTermCarryover
  const longTerm = longTermGainOf(input) - input.longTermCarryover
  return notNegative(longTerm + Math.min(0, shortTerm))
}

/**
 * Rental profit, or the part of a loss that other passive income (IRC §469(d)(1)) and an active landlord's
 * allowance (IRC §469(i)) cover. `modifiedAgi` is without passive income.
 */
function findRental(input: FullInput, passive: number, modifiedAgi: number): number {
  const { max, phaseoutStart, rate } = input.figures.rentalLoss.value
  const share = shareOfAllowance(input)
  const reduction = rate * excessOver(modifiedAgi, phaseoutStart * share)
  return Math.max(input.rental, -(notNegative(passive) + notNegative(max * share - reduction)))
}

/** Half of the allowance for separate filers who lived apart all year, none for other separate filers. */
function shareOfAllowance({ filingStatus, isLivingApart }: FullInput): number {
  if (filingStatus !== 'marriedFilingSeparately') return 1
  return isLivingApart ? 0.5 : 0
}

/**
 * Profit that counts for the business income deductions: businesses, farms, rental businesses, partnerships
 * without guaranteed payments (IRC §199A(c)(4)(B)), S corporations, and ordinary gains of business property (Reg.
 * §1.199A-3(b)(2)(i)).
 */
export function findBusinessProfit(input: FullInput, income: Income): number {
  const passThrough = income.passThrough - sumOf(input.people, (one) => one.guaranteedPayments)
  return (
    sumOf(input.people, ownProfitOf) +
    income.businessProperty +
    passThrough +
    (input.isRentalBusiness ? income.rental : 0)
  )
}
