import { moveToBusinessDay } from './due-day'

/**
 * The date a personal federal return of a tax year is due and its balance is payable, as an ISO date
 * (IRC §§6072(a), 6151).
 */
export function returnDueDate(taxYear: number): string {
  return moveToBusinessDay(`${taxYear + 1}-04-15`, 'federal')
}
