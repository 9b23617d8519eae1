export { downloadCalendar } from './download-calendar'
