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
