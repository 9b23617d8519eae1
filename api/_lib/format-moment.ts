import { site } from '../../src/config/site.js'

/** "Monday, March 15, 2027 at 9:00 AM EDT": the firm's time, with its zone. */
export function formatMoment(moment: Date): string {
  const day = moment.toLocaleDateString('en-US', { dateStyle: 'full', timeZone: site.timeZone })
  return `${day} at ${formatTime(moment)}`
}

/** "9:00 AM EDT" */
function formatTime(moment: Date): string {
  return moment
    .toLocaleTimeString('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone: site.timeZone,
    })
    .replaceAll('\u202f', ' ')
}
