import { formatMoneyText } from '@/lib/parse-money'
import { sessionStore } from '@/lib/storage'
import { type Answers, readNumber } from './answers'
import type { Scenario } from './calculator-state'
import { FIELDS, type FieldId } from './fields'
import { parseAnswers } from './parse-answers'
import { ANSWERS_KEY, serializeAnswers } from './serialize-answers'

/** Amounts the calculator can take from elsewhere on the site, in cents, by the name of their field. */
export type KnownAmounts = Partial<
  Record<
    | 'wages'
    | 'withholding'
    | 'taxableInterest'
    | 'taxExemptInterest'
    | 'ordinaryDividends'
    | 'qualifiedDividends'
    | 'longTermGain'
    | 'socialSecurity'
    | 'mortgageInterest',
    number
  >
>

/**
 * Adds known amounts to the answers of this tab, in both scenarios where there are two. An answer that
 * is no amount gives way. What is not known stays as it is.
 * @param year of the amounts; chosen where nothing was answered yet and the calculator offers it
 */
export function addToCalculator(amounts: KnownAmounts, year: number | null): void {
  const [first, second] = parseAnswers(sessionStore.get(ANSWERS_KEY) ?? '') ?? [{}]
  const add = (answers: Answers) => asScenario(addAmounts(answers, amounts, year))
  sessionStore.set(ANSWERS_KEY, serializeAnswers(second ? [add(first), add(second)] : [add(first)]))
}

function addAmounts(answers: Answers, amounts: KnownAmounts, year: number | null): Answers {
  const next = { ...chooseYear(year, answers), ...answers }
  for (const [id, cents] of Object.entries(amounts) as [FieldId, number][]) {
    const { value = 0 } = readNumber(answers, id)
    next[id] = formatMoneyText((Math.round(value * 100) + cents) / 100)
  }
  return next
}

function chooseYear(year: number | null, answers: Answers): Answers {
  const isOffered = FIELDS.taxYear.options.some(({ value }) => value === String(year))
  return isOffered && Object.keys(answers).length === 0 ? { taxYear: String(year) } : {}
}

const asScenario = (answers: Answers): Scenario => ({ answers, valid: answers })
