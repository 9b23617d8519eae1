import { findFigure } from '@/content/find-figure.ts'
import type { OhioTaxId } from '@/content/schemas/guide.ts'
import { formatDollars } from '@/shared/money.ts'
import type { BusinessAnswers } from './answers.ts'

type Verdict = 'applies' | 'mayApply' | 'choice' | 'doesNotApply'

/** The verdict on one tax, with its reason. */
export type Finding = {
  tax: OhioTaxId
  verdict: Verdict
  reason: string
  /** Rules of the deadline calendar for this business, if they differ from the guide's. */
  dueRules?: readonly string[]
}

type Judge = (answers: BusinessAnswers) => Omit<Finding, 'tax'>

/** Judges every Ohio tax in the guide for one business, in the guide's order. */
export function findTaxes(answers: BusinessAnswers): Finding[] {
  return (Object.keys(JUDGES) as OhioTaxId[]).map((tax) => ({ tax, ...JUDGES[tax](answers) }))
}

/** No CAT is due on yearly Ohio receipts up to this, in dollars (R.C. 5751.03). */
const CAT_EXCLUSION = Number(findFigure('catExclusion').value.replace(/[$,]/g, ''))
const CAT_RATE = Number.parseFloat(findFigure('catRate').value) / 100

/** CAT for a year of Ohio gross receipts, both in dollars. */
export function catOn(grossReceipts: number): number {
  return Math.max(0, grossReceipts - CAT_EXCLUSION) * CAT_RATE
}

const applies = (reason: string) => ({ verdict: 'applies', reason }) as const
const mayApply = (reason: string) => ({ verdict: 'mayApply', reason }) as const
const doesNotApply = (reason: string) => ({ verdict: 'doesNotApply', reason }) as const

const isCorporation = ({ entity }: BusinessAnswers) =>
  entity === 'sCorporation' || entity === 'cCorporation'
const isPassThrough = ({ entity }: BusinessAnswers) =>
  entity === 'partnership' || entity === 'sCorporation'

const NO_EMPLOYEES = 'You have no employees.'
const FARM_LABOR =
  'Pay for farm labor is exempt (R.C. 5747.06(A)). You withhold from other pay, such as an office worker’s.'
const WORKING_OWNER =
  'You have no employees, but if an owner who works in the corporation is paid wages, this applies.'

const HOME_TOWN =
  'Townships do not tax it, but the town where you live taxes all of your profit (R.C. 718.01(B)(1)(a)), on your own town return.'
const HOME_TOWN_SHARE =
  'Townships do not tax the company, but the town where an owner lives can tax their share (R.C. 718.01(B)(1)(a)), on the owner’s own town return.'
const OWNER_TOWN_RULES = ['town-return', 'estimated-town']

const JUDGES: Record<OhioTaxId, Judge> = {
  ownerIncome: ({ entity }) =>
    entity === 'cCorporation'
      ? doesNotApply(
          'Ohio does not tax the income of a C corporation; its owners pay tax on dividends.',
        )
      : applies('The profit is taxed on the owners’ own returns.'),
  passThroughEntity: (answers) =>
    isPassThrough(answers)
      ? { verdict: 'choice', reason: 'The company can choose it year by year.' }
      : doesNotApply('Only partnerships and S corporations may choose it.'),
  cat: ({ grossReceipts }) => {
    const { value } = findFigure('catExclusion')
    if (grossReceipts === null) return mayApply(`Only above ${value} of Ohio receipts a year.`)
    return grossReceipts > CAT_EXCLUSION
      ? applies(
          `About ${formatDollars(catOn(grossReceipts))} a year on the receipts above ${value}.`,
        )
      : doesNotApply(`Your receipts are not above ${value}: no return and no tax.`)
  },
  sales: ({ sellsTaxable }) =>
    sellsTaxable
      ? applies('You sell taxable goods or services to customers.')
      : doesNotApply('You sell nothing taxable. Check the list of taxable services once a year.'),
  use: ({ buysUntaxed, entity }) => {
    if (!buysUntaxed) return doesNotApply('Sales tax was charged on what you buy, or none was due.')
    const finding = applies('You buy taxable things without sales tax.')
    // A company has no IT 1040. Its dates depend on its account.
    return entity === 'soleProprietor' ? finding : { ...finding, dueRules: [] }
  },
  withholding: (answers) => {
    if (answers.employeeCount > 0)
      return answers.farms ? mayApply(FARM_LABOR) : applies('You pay wages.')
    return isCorporation(answers) ? mayApply(WORKING_OWNER) : doesNotApply(NO_EMPLOYEES)
  },
  unemployment: (answers) => {
    if (answers.employeeCount > 0) {
      return answers.farms
        ? mayApply('You pay wages; small farm payrolls can be outside it (R.C. 4141.01).')
        : applies('You pay wages.')
    }
    return isCorporation(answers) ? mayApply(WORKING_OWNER) : doesNotApply(NO_EMPLOYEES)
  },
  workersCompensation: (answers) => {
    if (answers.employeeCount > 0) return applies('One employee is enough.')
    return isCorporation(answers)
      ? mayApply(
          'Optional for the only owner of a corporation; other working officers are covered.',
        )
      : { verdict: 'choice', reason: 'Without employees, owners may buy coverage for themselves.' }
  },
  netProfit: (answers) => {
    const { towns, entity, isOwnerInTaxedTown } = answers
    if (towns.length === 0) {
      if (isOwnerInTaxedTown && entity === 'soleProprietor') {
        return { ...applies(HOME_TOWN), dueRules: OWNER_TOWN_RULES }
      }
      return isOwnerInTaxedTown && isPassThrough(answers)
        ? mayApply(HOME_TOWN_SHARE)
        : doesNotApply(
            'Townships have no income tax, with the exception of some city tax districts.',
          )
    }
    if (entity !== 'soleProprietor') {
      return applies(`Filed with ${collectors(towns)}, or with the state for all towns together.`)
    }
    return {
      ...applies(
        `On your own town return, filed with ${collectors(towns)}. State filing is not open to you.`,
      ),
      dueRules: OWNER_TOWN_RULES,
    }
  },
  townWithholding: ({ employeeCount, towns }) => {
    if (employeeCount === 0) return doesNotApply(NO_EMPLOYEES)
    return towns.length > 0
      ? applies('Your people work in a town with an income tax.')
      : mayApply(
          `When a worker spends more than ${findFigure('ohioTwentyDayRule').value} a year in such a town.`,
        )
  },
  schoolDistrict: ({ entity, employeeCount, farms, isOwnerInTaxedDistrict }) => {
    const withheld = farms
      ? 'Pay for farm labor is exempt from withholding (R.C. 5747.06(E)). You withhold it from other workers who live in a district that has it.'
      : 'You withhold it from workers who live in a district that has it.'
    const hasEmployees = employeeCount > 0
    if (isOwnerInTaxedDistrict && entity !== 'cCorporation') {
      const paid = 'The owner pays it on an SD 100 of their own, not the company.'
      return applies(hasEmployees ? `${paid} ${withheld}` : paid)
    }
    if (hasEmployees) return mayApply(withheld)
    return doesNotApply(
      isOwnerInTaxedDistrict
        ? 'The company does not pay it. The owner pays it on an SD 100 of their own.'
        : 'Companies do not pay it, and no owner of yours lives in such a district.',
    )
  },
  annual: () => applies('Every business has some of these.'),
}

const COLLECTORS = { rita: 'RITA', cca: 'CCA', own: 'the town itself' } as const

function collectors(towns: BusinessAnswers['towns']): string {
  return new Intl.ListFormat('en-US').format(towns.map((town) => COLLECTORS[town]))
}
