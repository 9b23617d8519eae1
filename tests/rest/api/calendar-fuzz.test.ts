import { expect, test } from 'vitest'
import { readBusyTimes } from '../../../api/_lib/calendars/busy-times.ts'
import { createRandom } from '../../../local/forms/random.ts'

const RULES = 500
/** Longer than one rule may take (calendar-zones.ts), with a computer busy with other tests. */
const MAX_MS = 3000

const random = createRandom(40)
const pick = <Value>(...values: Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value
const whole = (min: number, max: number) => min + Math.floor(random() * (max - min + 1))
const signed = (max: number) => pick(-1, 1) * whole(1, max)
const list = (make: () => string | number) => Array.from({ length: whole(1, 4) }, make).join(',')
const day = () =>
  pick('', '', String(signed(5)), String(signed(53))) +
  pick('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU')

/** Rules that fit the grammar of RFC 5545 (3.3.10), sensible or not. */
function makeRule(): string {
  const parts = {
    BYMONTH: () => list(() => whole(1, 12)),
    BYWEEKNO: () => list(() => signed(53)),
    BYYEARDAY: () => list(() => signed(366)),
    BYMONTHDAY: () => list(() => signed(31)),
    BYDAY: () => list(day),
    BYHOUR: () => list(() => whole(0, 23)),
    BYMINUTE: () => list(() => whole(0, 59)),
    BYSECOND: () => list(() => whole(0, 60)),
    BYSETPOS: () => list(() => signed(366)),
    INTERVAL: () => whole(1, 60),
    WKST: () => pick('MO', 'SU'),
    COUNT: () => whole(1, 500),
  }
  const chosen = Object.entries(parts).filter(() => random() < 0.2)
  const frequency = pick('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY')
  return [`FREQ=${frequency}`, ...chosen.map(([name, make]) => `${name}=${make()}`)].join(';')
}

test(`answers each of ${RULES} random rules in time, and always keeps the other events`, async () => {
  const slow: string[] = []
  let unclear = 0
  let slowest = 0
  for (let number = 0; number < RULES; number += 1) {
    const rule = makeRule()
    const begun = performance.now()
    const busy = await readBusyTimes([fileWith(rule)], {
      within: { from: new Date('2027-03-08'), until: new Date('2027-05-10') },
      timeZone: 'America/New_York',
      ownHost: 'www.example.com',
    })
    const took = performance.now() - begun
    if (took > MAX_MS) slow.push(rule)
    slowest = Math.max(slowest, took)
    if (busy.unclear.length > 0) unclear += 1
    const isKept = busy.spans.some(
      ({ from, until }) => from <= LUNCH && LUNCH.getTime() + 3600_000 <= until.getTime(),
    )
    expect(isKept, rule).toBe(true)
  }
  console.info(
    `${unclear} of ${RULES} rules are unclear; the slowest took ${Math.round(slowest)} ms`,
  )
  expect(slow).toEqual([])
}, 600_000)

const LUNCH = new Date('2027-03-09T17:00:00Z')
const fileWith = (rule: string) =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:random',
    'DTSTART:20260105T090000Z',
    'DURATION:PT30M',
    `RRULE:${rule}`,
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:lunch',
    'DTSTART:20270309T170000Z',
    'DURATION:PT1H',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
