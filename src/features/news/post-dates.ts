import { site } from '@/config/site.ts'

/** Created on first use: the first use of Intl blocks a slow phone for 80 ms. */
function inOffice(options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let format: Intl.DateTimeFormat | undefined
  return (iso) => {
    format ??= new Intl.DateTimeFormat('en-US', { timeZone: site.timeZone, ...options })
    return format.format(new Date(iso))
  }
}

/** An ISO instant's date at the office: "November 12, 2026". */
export const formatPostDay = inOffice({ dateStyle: 'long' })

/** "Nov 12" */
export const formatShortPostDay = inOffice({ month: 'short', day: 'numeric' })

/** "November 2026" */
export const formatPostMonth = inOffice({ month: 'long', year: 'numeric' })

/** "Nov" */
export const formatShortMonth = inOffice({ month: 'short' })

/** "12" */
export const formatDayOfMonth = inOffice({ day: 'numeric' })

/** "November 12, 2026 at 9:30 AM" */
export const formatPostMoment = inOffice({ dateStyle: 'long', timeStyle: 'short' })

/** "6 minutes", or null without a reading time. */
export function formatMinutes(minutes: number | null): string | null {
  if (minutes === null) return null
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
