/** What the office has changed about its hours today and the next days, for other features. */
export { useOfficeToday } from './office-today.ts'
