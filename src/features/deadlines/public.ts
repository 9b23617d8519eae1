export { type DueDayLaw, moveToBusinessDay, returnDueDate } from './due-day'
export { ESTIMATE_RULES } from './estimate-rules'
export type { DeadlineRule } from './rule'
export { type Deadline, datesInTwoYears, RULES_CHECKED_ON } from './rule-dates'

// The page passes lists of rules in. Exporting them here would load them with every import of this file.

/** Writes calendar files. Loads only when a visitor asks for a file. */
export const loadCalendarFile = () => import('./calendar-file')
