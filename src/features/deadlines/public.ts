export { downloadCalendar } from './download-calendar'
export { type DueDayLaw, moveToBusinessDay, returnDueDate } from './due-day'
export { ESTIMATE_RULES } from './estimate-rules'
export type { DeadlineRule } from './rule'
export { type Deadline, RULES_CHECKED_ON, upcomingDeadlines } from './rule-dates'

// The page passes lists of rules in. Exporting them here would load them with every import of this file.
