/** The five federal filing statuses, in the order of the rate tables. */
export const FILING_STATUSES = [
  'single',
  'marriedFilingJointly',
  'marriedFilingSeparately',
  'headOfHousehold',
  'qualifyingSurvivingSpouse',
] as const

export type FilingStatus = (typeof FILING_STATUSES)[number]

export type ByStatus<T> = Record<FilingStatus, T>

/** The statuses of Form W-4, step 1(c). */
export type W4Status = Extract<FilingStatus, 'single' | 'marriedFilingJointly' | 'headOfHousehold'>

/** The box of step 1(c) that fits a return: surviving spouses check the joint one, separate filers the single one. */
export function w4StatusOf(status: FilingStatus): W4Status {
  if (status === 'qualifyingSurvivingSpouse') return 'marriedFilingJointly'
  return status === 'marriedFilingSeparately' ? 'single' : status
}
