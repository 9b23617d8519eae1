import { formatDollars } from '../shared/money.ts'
import { formatRate } from '../shared/percent.ts'
import { DEPRECIATION } from '../tax/data/depreciation.ts'
import { FEDERAL_RULES, OHIO_RULES, TOWN_RULES } from '../tax/data/estimated-tax.ts'
import { FEDERAL_2026 } from '../tax/data/federal-2026.ts'
import { interestRateOn } from '../tax/data/interest-rates.ts'
import { OHIO_2026 } from '../tax/data/ohio.ts'
import type { FigureRow } from './schemas/data.ts'
import json from './figures.json' with { type: 'json' }

// The build replaces this file by its values (build/evaluate-figures.ts), so that pages don't load the engine's figures.

/** A tax figure as pages show it, such as "$184,500", with the law or official document it comes from. */
export type Figure = FigureRow & { source: string }

const { checkedOn } = json
const figures: Readonly<Record<string, FigureRow>> = json.figures

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
  const source = isRecord(figure) && figure['source']
  if (typeof source !== 'string') throw new Error(`"${value}" needs a source`)
  return source
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
