/** Why a calendar was not read. Its message is a code without the calendar's address. */
export class CalendarError extends Error {
  override name = 'CalendarError'
}
