import { formatMoneyText, parseMoney } from '@/shared/parse-money.ts'
import { sessionStore } from '@/lib/storage.ts'
import { type Answers, readNumber } from './answers.ts'
import type { FieldId } from './fields.ts'
import { FIRST_FIELDS } from './fields/first.ts'
import { parseAnswers } from './parse-answers.ts'
import { ANSWERS_KEY, serializeAnswers } from './saved-answers.ts'

/** Amounts the calculator can take from elsewhere on the site, in cents, by field name. */
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
 * Adds known amounts to this tab's answers, in both scenarios if there are two. Replaces answers that are not
 * valid amounts, and leaves other answers alone.
 * @param year of the amounts; selected if nothing was answered yet and the calculator offers it
 */
export function addToCalculator(amounts: KnownAmounts, year: number | null): void {
  const scenarios = readSaved().map((answers) => addAmounts(answers, amounts, year))
  sessionStore.set(ANSWERS_KEY, serializeAnswers(scenarios))
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
  const isOffered = FIRST_FIELDS.taxYear.options.some(({ value }) => value === String(year))
  return isOffered && Object.keys(answers).length === 0 ? { taxYear: String(year) } : {}
}

/** Sets the wages in this tab's answers to an amount typed on another page. Ignores text that is not an amount. */
export function startWithWages(typed: string): void {
  const { value } = parseMoney(typed, {})
  if (value === undefined) return
  const [first, ...others] = readSaved()
  const scenarios = [{ ...first, wages: formatMoneyText(value) }, ...others]
  sessionStore.set(ANSWERS_KEY, serializeAnswers(scenarios))
}

/** The answers of this tab's one or two scenarios. */
function readSaved(): readonly Answers[] {
  return parseAnswers(sessionStore.get(ANSWERS_KEY) ?? '') ?? [{}]
}
