import { groupThousands } from '../../shared/money.ts'
import { formatRate } from '../../shared/percent.ts'
import type { Figure, Range } from '../data/figure.ts'

/** A figure of the law that a line uses, as text, with its source. */
export type LineFigure = { label: string; value: string; source: string }

/** One step of a return: what it is, how much, how it was computed and from which figures. */
export type Line = {
  id: string
  label: string
  /** Unrounded dollars, as on the form: deductions and credits are positive. */
  amount: number
  formula: string
  figures: readonly LineFigure[]
}

/** A section of a return. Its items lead to its total. */
export type Section = { id: string; title: string; items: readonly Line[]; total: Line }

/** Creates a line with the figures that it uses. */
export function line(
  id: string,
  label: string,
  amount: number,
  formula: string,
  ...figures: LineFigure[]
): Line {
  return { id, label, amount, formula, figures }
}

/** A figure from the data: an amount in dollars, or its value as text. */
export function cite(
  label: string,
  value: number | string,
  { source }: { source: string },
): LineFigure {
  return { label, value: typeof value === 'number' ? dollars(value) : value, source }
}

/** A figure that is one amount in dollars. */
export function citeAmount(label: string, figure: Figure<number>): LineFigure {
  return cite(label, figure.value, figure)
}

/** A figure that is a rate or share. */
export function citeRate(label: string, rate: number, figure: { source: string }): LineFigure {
  return cite(label, formatRate(rate), figure)
}

/** The incomes over which an amount shrinks, for a filing status that has such a range. */
export function citePhaseout(range: Range | null, source: { source: string }): LineFigure[] {
  return range ? [cite('Shrinks over', dollarRange(range), source)] : []
}

/** The section of law behind a line that has no figure. */
export function law(source: string, value = 'Ohio Revised Code'): LineFigure {
  return { label: 'Law', value, source }
}

/** The sections that alimony of agreements made before 2019 still falls under. */
export const ALIMONY_LAW = 'IRC §§71, 215 before P.L. 115-97 §11051'

/** Dollars as text, with cents only if there are any. */
export function dollars(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100)
  const text = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
  return `${amount < 0 && cents > 0 ? '-' : ''}$${groupThousands(text)}`
}

/** "$85,000 to $100,000". */
export function dollarRange([start, end]: Range): string {
  return `${dollars(start)} to ${dollars(end)}`
}
