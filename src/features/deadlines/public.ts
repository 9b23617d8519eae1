export { moveToBusinessDay } from './due-day'
export { type Deadline, listTwoYears, RULES, RULES_CHECKED_ON } from './list-deadlines'
export { returnDueDate } from './return-due-date'

/** The writer of calendar files, which loads only when someone asks for a file. */
export const loadCalendarFile = () => import('./calendar-file')
