import { returnDueDate } from '@/features/deadlines/public'

/**
 * What to do about a payment that is missing after the last date of a tax year.
 * @param today ISO date
 * @param penaltyForm the form that works out what a late payment costs
 */
export function lateAdvice(
  today: string,
  { taxYear, penaltyForm }: { taxYear: number; penaltyForm: string },
): string {
  return today <= returnDueDate(taxYear)
    ? 'Every date of the year is past. Pay it now, or with the return.'
    : `Every date of the year is past, and the return’s too. What is missing is part of the balance of the ${taxYear} return; ${penaltyForm} works out what being late costs.`
}
