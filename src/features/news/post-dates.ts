import { site } from '@/config/site'

const inOffice = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, ...options })

const DAY = inOffice({ dateStyle: 'long' })
const MONTH = inOffice({ month: 'long', year: 'numeric' })
const DAY_OF_MONTH = inOffice({ day: 'numeric' })
const MOMENT = inOffice({ dateStyle: 'long', timeStyle: 'short' })

/** The office's day of an ISO moment: "November 12, 2026". */
export const formatPostDay = (iso: string) => DAY.format(new Date(iso))

/** "November 2026" */
export const formatPostMonth = (iso: string) => MONTH.format(new Date(iso))

/** "12" */
export const formatDayOfMonth = (iso: string) => DAY_OF_MONTH.format(new Date(iso))

/** "November 12, 2026 at 9:30 AM" */
export const formatMoment = (iso: string) => MOMENT.format(new Date(iso))

/** "6 minutes", or null without a reading time. */
export function formatMinutes(minutes: number | null): string | null {
  if (minutes === null) return null
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
