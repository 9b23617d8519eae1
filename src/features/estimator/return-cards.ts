import type { ScreenReturnType, TaxReturnType } from './form.ts'

/** The kinds of return as the first question shows them (R85-R88), each with a line on who it is for. */
export const RETURN_CARDS: Record<ScreenReturnType, { label: string; hint: string; help: string }> =
  {
    simple: { label: 'Simple', hint: 'W-2 only', help: 'Wages from a job and nothing else' },
    complex: {
      label: 'Complex',
      hint: 'Multiple sources',
      help: 'Wages plus 1099s, a farm or a rental',
    },
    family: { label: 'Family', hint: 'With dependents', help: 'You support children or others' },
    business: { label: 'Business', hint: 'Self-employed', help: 'Your own business or side work' },
  }

/** The label on a return type's card, or '' if it has no card (D12). */
export function labelOfType(type: TaxReturnType | ''): string {
  return type in RETURN_CARDS ? RETURN_CARDS[type as ScreenReturnType].label : ''
}
