import { z } from 'zod'
import { formatDollars } from '../shared/money.ts'
import { formatRate } from '../shared/percent.ts'
import { DEPRECIATION } from './data/depreciation.ts'
import { FEDERAL_RULES, OHIO_RULES, TOWN_RULES } from './data/estimated-tax.ts'
import { FEDERAL_2026 } from './data/federal-2026.ts'
import { interestRateOn } from './data/interest-rates.ts'
import { OHIO_2026 } from './data/ohio.ts'
import json from './figures.json' with { type: 'json' }

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

const text = z.string().min(1)

/**
 * A row of figures.json. In its value, "{dollars federal.standardDeduction.single}" is an amount of the engine, "{rate …}"
 * a rate, and a plus adds two. The source may be left out where the engine's figure has it.
 */
const row = z.strictObject({ label: text, value: text, year: text, source: text.optional() })

const { checkedOn, figures } = z
  .strictObject({ checkedOn: z.iso.date(), figures: z.record(z.string(), row) })
  .parse(json)

/** When the figures were last checked against their sources, an ISO date. */
export const FIGURES_CHECKED_ON = checkedOn

/** The engine's figures that rows name. */
const ENGINE = {
  federal: FEDERAL_2026,
  ohio: OHIO_2026,
  depreciation: DEPRECIATION[2026],
  estimates: { federal: FEDERAL_RULES, ohio: OHIO_RULES, town: TOWN_RULES },
}

const AMOUNT = /\{(dollars|rate) ([^}]+)\}/g

/** Every tax figure on the content pages, each once, by its id. */
export const FIGURES = Object.fromEntries(
  Object.entries(figures).map(([id, { label, value, year, source }]) => [
    id,
    { label, value: fillIn(value), year, source: source ?? sourceOf(value) },
  ]),
) as Readonly<Record<keyof typeof json.figures, Figure>>

function fillIn(value: string): string {
  return value.replaceAll(AMOUNT, (_, kind: string, paths: string) => {
    const amount = paths.split(' + ').reduce((sum, path) => sum + amountAt(path), 0)
    return kind === 'rate' ? formatRate(amount) : formatDollars(amount)
  })
}

function amountAt(path: string): number {
  const amount = path.startsWith('interest.')
    ? interestRateOn(path.replace('interest.', ''))
    : valueOf(follow(path.split('.')))
  if (typeof amount !== 'number') throw new Error(`The engine has no amount "${path}"`)
  return amount
}

function sourceOf(value: string): string {
  const [, , path = ''] = [...value.matchAll(AMOUNT)][0] ?? []
  const figure = follow(path.split('.').slice(0, 2))
  if (!isRecord(figure)) throw new Error(`"${value}" needs a source`)
  return text.parse(figure['source'])
}

/** What stands under these names, one inside the other, in the engine's figures and their values. */
function follow(names: readonly string[]): unknown {
  return names.reduce<unknown>((part, name) => {
    const inner = valueOf(part)
    return isRecord(inner) ? inner[name] : undefined
  }, ENGINE)
}

function valueOf(part: unknown): unknown {
  return isRecord(part) && 'value' in part ? part['value'] : part
}

function isRecord(part: unknown): part is Readonly<Record<string, unknown>> {
  return typeof part === 'object' && part !== null
}
