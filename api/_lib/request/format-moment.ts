import { Temporal } from 'temporal-polyfill'
import { site } from '../../../src/config/site.ts'

const BRIEF_DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const

/** "Monday, March 15, 2027 at 9:00 AM EDT": the firm's time, with its zone. */
export function formatMoment(moment: Date): string {
  const day = moment.toLocaleDateString('en-US', { dateStyle: 'full', timeZone: site.timeZone })
  return `${day} at ${formatZonedTime(moment)}`
}

/** "Mon, Mar 15, 9:00 AM EDT": for subject lines, which phones cut short. */
export function formatBriefMoment(moment: Date): string {
  const day = moment.toLocaleDateString('en-US', { ...BRIEF_DAY, timeZone: site.timeZone })
  return `${day}, ${formatZonedTime(moment)}`
}

/** "Mon, Mar 15" for the ISO date of a calendar day. */
export function formatBriefDay(isoDate: string): string {
  return Temporal.PlainDate.from(isoDate).toLocaleString('en-US', BRIEF_DAY)
}

/** "9:00 AM": the firm's time. */
export function formatTime(moment: Date): string {
  return formatZonedTime(moment).replace(/ \w+$/, '')
}

/** "9:00 AM EDT" */
function formatZonedTime(moment: Date): string {
  return moment
    .toLocaleTimeString('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone: site.timeZone,
    })
    .replaceAll('\u202f', ' ')
}
