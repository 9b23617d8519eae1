export { downloadCalendar } from './download-calendar.ts'
