import { expect, test } from 'vitest'
import { readCalendar } from '../../../api/_lib/calendars/read-calendar.ts'

const options = {
  within: { from: new Date('2027-03-08'), until: new Date('2027-05-10') },
  timeZone: 'America/New_York',
  ownHost: 'www.example.com',
}

async function* fileOf(...lines: string[]) {
  const event = ['BEGIN:VEVENT', 'UID:a', 'DTSTART:20270309T170000Z', 'DURATION:PT1H', ...lines]
  yield Buffer.from(['BEGIN:VCALENDAR', ...event, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n'))
}

test('refuses a calendar that takes too much memory, and reads the next', async () => {
  const dates = Array.from({ length: 1_300_000 }, () => '20270309T100000Z')
  await expect(readCalendar(fileOf(`RDATE:${dates.join()}`), options)).rejects.toThrow()
  expect((await readCalendar(fileOf(), options)).spans).toEqual([
    { from: new Date('2027-03-09T17:00:00Z'), until: new Date('2027-03-09T18:00:00Z') },
  ])
}, 120_000)
