import { formatMoneyText } from '@/shared/parse-money.ts'
import type { TaxYear } from '@/tax/data/years.ts'
import type { TaxEngine } from '@/tax/load.ts'
import type { AdviceIT4, AdviceW4, JobWithYear, Reach } from '@/tax/withholding/advise.ts'
import type { Job, Withheld } from '@/tax/withholding/project-job.ts'
import type { Person } from '@/tax/input.ts'
import { type Answers, setAnswer } from '../calculator/answers.ts'
import { readAnswers } from '../calculator/read-answers.ts'
import { toInput } from '../calculator/to-input.ts'

/** A job or pension, and whose it is. */
export type OwnJob = { job: Job; isSpouses: boolean }

/** A year's outcome. Refunds are positive, balances due negative. Dollars. */
export type YearCheck = {
  year: TaxYear
  jobs: readonly JobWithYear[]
  /** All jobs together, as projected. */
  withheld: Withheld
  federalTax: number
  federal: number
  ohioTax: number
  ohio: number
  /** Null where no district tax was entered. */
  district: number | null
  mayBringPenalty: boolean
  /** Where new forms can go, and their lines. Null when none would still change anything. */
  advice: { reach: Reach; w4: AdviceW4; it4: AdviceIT4 | null } | null
  /** The calculator's answers with the year's pay and withholding filled in. */
  answers: Answers
}

/**
 * Works out a household's year from its paystubs and its answers in the calculator, whose pay and withholding the
 * paystubs replace.
 * @param aim the federal refund wished, in dollars; 0 for nothing owed
 * @param today ISO date
 * @throws if the answers have errors
 */
export function checkYear(
  engine: TaxEngine,
  given: Answers,
  ownJobs: readonly OwnJob[],
  { year, aim, today }: { year: TaxYear; aim: number; today: string },
): YearCheck {
  const jobs = ownJobs.map(({ job }) => ({ job, year: engine.projectJob(job, year) }))
  const withheld = engine.addUp(jobs.map((one) => one.year.withheld))
  const ofPerson = (isSpouses: boolean) =>
    jobs.filter((_, index) => ownJobs[index]?.isSpouses === isSpouses)
  const answers = fillAnswers(given, {
    year,
    withheld,
    own: ofPerson(false),
    spouses: ofPerson(true),
  })
  const { input, ohio } = toInput(readAnswers(answers), engine)
  const { federal: figures } = engine.yearFigures(year)
  const withJobs = (person: Person, theirs: readonly JobWithYear[]): Person => {
    const wageJobs = theirs.filter(({ job }) => job.kind === 'wages')
    const box5 = wageJobs.map((one) => one.year.townTaxable)
    const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
    const { rate, withheldOver } = figures.additionalMedicare.value
    const base = figures.socialSecurityWageBase.value
    const { employeeSocialSecurity } = figures.payrollRates.value
    return {
      ...person,
      medicareWages: sum(box5),
      medicareWithheld: sum(box5.map((wages) => rate * Math.max(0, wages - withheldOver))),
      socialSecurityWithheld:
        box5.length > 1
          ? sum(box5.map((wages) => employeeSocialSecurity * Math.min(wages, base)))
          : 0,
      // A pension paid by the month is no early withdrawal (IRC §72(t)(2)(A)(iv), (v)).
      earlyWithdrawal: theirs.length > wageJobs.length ? 0 : (person.earlyWithdrawal ?? 0),
    }
  }
  const returns = engine.findReturns(
    {
      ...input,
      taxpayer: withJobs(input.taxpayer, ofPerson(false)),
      spouse: input.spouse && withJobs(input.spouse, ofPerson(true)),
    },
    ohio,
  )
  const { federal, ohio: ohioReturn } = returns
  const reach = engine.findReach(jobs, today)
  const balance = engine.balanceOf(federal)
  const w4 = reach && engine.adviseW4(jobs, reach, returns, aim)
  return {
    year,
    jobs,
    withheld,
    answers,
    federalTax: federal.totalTax - federal.refundableCredits,
    federal: balance,
    ohioTax: ohioReturn.incomeTax,
    ohio: engine.balanceOf(ohioReturn),
    district: ohioReturn.schoolDistrictTax > 0 ? engine.balanceOf(ohioReturn.schoolDistrict) : null,
    mayBringPenalty: engine.mayBringPenalty(federal, balance),
    advice: w4 && { reach, w4, it4: engine.adviseIT4(jobs, reach, returns, 0, w4) },
  }
}

type Filling = {
  year: TaxYear
  withheld: Withheld
  own: readonly JobWithYear[]
  spouses: readonly JobWithYear[]
}

/** The calculator's answers with the jobs' year in the place of what was entered for pay and withholding. */
function fillAnswers(given: Answers, { year, withheld, own, spouses }: Filling): Answers {
  const sumOf = (jobs: readonly JobWithYear[], kind: Job['kind']) =>
    jobs.filter(({ job }) => job.kind === kind).reduce((sum, one) => sum + one.year.taxable, 0)
  const amounts = {
    wages: sumOf(own, 'wages'),
    'spouse.wages': sumOf(spouses, 'wages'),
    pensionAndIra: sumOf(own, 'pension'),
    'spouse.pensionAndIra': sumOf(spouses, 'pension'),
    withholding: withheld.federal,
    ohioWithholding: withheld.ohio,
    districtPayments: withheld.district,
  } as const
  const isPension = (id: string) => id.endsWith('pensionAndIra')
  return Object.entries(amounts).reduce<Answers>(
    (answers, [id, amount]) =>
      // Pensions without a paystub here keep what the calculator was told.
      isPension(id) && amount === 0
        ? answers
        : setAnswer(answers, id as keyof typeof amounts, amount > 0 ? formatMoneyText(amount) : ''),
    setAnswer(given, 'taxYear', String(year)),
  )
}
