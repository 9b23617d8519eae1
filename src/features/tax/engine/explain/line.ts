import { groupThousands } from '@/lib/money'

/** A figure of the law that a line uses, as text, with the document it comes from. */
export type LineFigure = { label: string; value: string; source: string }

/** One step of a return: what it is, how much, how it was found and by which figures. */
export type Line = {
  id: string
  label: string
  /** Unrounded dollars, as on the form: deductions and credits are positive. */
  amount: number
  formula: string
  figures: readonly LineFigure[]
}

/** A part of a return; its items lead to its total. */
export type Section = { id: string; title: string; items: readonly Line[]; total: Line }

/** A line without figures of its own. */
export function line(
  id: string,
  label: string,
  amount: number,
  formula: string,
  figures: readonly LineFigure[] = [],
): Line {
  return { id, label, amount, formula, figures }
}

/** The lines that are not 0. */
export function withoutZeros(lines: readonly Line[]): Line[] {
  return lines.filter(({ amount }) => amount !== 0)
}

/** A figure of the data with its value as text. */
export function cite(label: string, value: string, { source }: { source: string }): LineFigure {
  return { label, value, source }
}

/** Dollars as text, with cents only where there are any. */
export function dollars(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100)
  const text = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
  return `${amount < 0 && cents > 0 ? '-' : ''}$${groupThousands(text)}`
}
