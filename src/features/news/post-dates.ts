import { site } from '@/config/site.ts'
import { formatDay } from '@/shared/format-date.ts'
import { officeDate } from '@/shared/office-date.ts'

const dateOf = (iso: string) => officeDate(new Date(iso))

/** An ISO instant's date at the office: "November 12, 2026". */
export const formatPostDay = (iso: string) => formatDay(dateOf(iso))

/** "Nov 12" */
export const formatShortPostDay = (iso: string) => formatDay(dateOf(iso), 'short')

/** "2026" */
export const formatYear = (iso: string) => dateOf(iso).slice(0, 4)

/** "November 12, 2026 at 9:30 AM" */
export function formatPostMoment(iso: string): string {
  const style = { timeZone: site.timeZone, dateStyle: 'long', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat('en-US', style).format(new Date(iso))
}

/** "6 minutes", or null without a reading time. */
export function formatMinutes(minutes: number | null): string | null {
  if (minutes === null) return null
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
