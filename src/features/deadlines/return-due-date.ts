import { moveToBusinessDay } from './due-day'

/**
 * The date when a personal federal return for a tax year is due and its balance payable, as an ISO date (IRC
 * §§6072(a), 6151).
 */
export function returnDueDate(taxYear: number): string {
  return moveToBusinessDay(`${taxYear + 1}-04-15`, 'federal')
}
