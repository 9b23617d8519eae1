import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBusyTimes } from '../../api/_lib/calendars/busy-times.ts'

// The kinds of events in RFC 5545 (3.6.1, 3.8.5.3) and those that Google and Outlook write. The expected
// times are computed by hand: New York is five hours behind UTC until March 14, 2027, and four after that.

const ZONE = 'America/New_York'
const OUTLOOK_EASTERN = `BEGIN:VTIMEZONE
TZID:Eastern Standard Time
BEGIN:STANDARD
DTSTART:16010101T020000
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=11
END:STANDARD
BEGIN:DAYLIGHT
DTSTART:16010101T020000
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=2SU;BYMONTH=3
END:DAYLIGHT
END:VTIMEZONE`
/** A custom zone name, as Outlook writes it for settings changed by hand. Always two hours ahead of UTC. */
const OWN_ZONE = `BEGIN:VTIMEZONE
TZID:Customized Time Zone
BEGIN:STANDARD
DTSTART:16010101T000000
TZOFFSETFROM:+0200
TZOFFSETTO:+0200
END:STANDARD
END:VTIMEZONE`

const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', ...lines, 'END:VEVENT'].join('\n')
const file = (...parts: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...parts, 'END:VCALENDAR'].join('\n')
const readFile = (text: string, from = '2027-03-08', until = '2027-03-29', owner?: string) =>
  readBusyTimes([text.replaceAll('\n', '\r\n')], {
    within: { from: new Date(from), until: new Date(until) },
    timeZone: ZONE,
    ownHost: 'www.example.com',
    owner,
  })
const read = async (...file: Parameters<typeof readFile>) =>
  (await readFile(...file)).spans.map((span) => `${brief(span.from)} > ${brief(span.until)}`)
/** "03-08 14:00" in UTC. */
const brief = (moment: Date) => moment.toISOString().slice(5, 16).replace('T', ' ')

const IN_ZONE = 'DTSTART;TZID=America/New_York:20270309T100000'
const TO_ZONE = 'DTEND;TZID=America/New_York:20270309T110000'
/** Tuesdays at 10 for an hour. */
const WEEKLY = event(IN_ZONE, TO_ZONE, 'RRULE:FREQ=WEEKLY')
const change = (replaced: string, ...lines: string[]) =>
  event(`RECURRENCE-ID;TZID=America/New_York:${replaced}`, ...lines)

test.each<[string, string[], string[]]>([
  // One event
  [
    'a time in UTC',
    [event('DTSTART:20270309T150000Z', 'DTEND:20270309T160000Z')],
    ['03-09 15:00 > 03-09 16:00'],
  ],
  ['a time in a zone known by name', [event(IN_ZONE, TO_ZONE)], ['03-09 15:00 > 03-09 16:00']],
  [
    'a time after the clocks go forward',
    [event('DTSTART;TZID=America/New_York:20270316T100000', 'DURATION:PT30M')],
    ['03-16 14:00 > 03-16 14:30'],
  ],
  [
    'a zone the file describes, whose name alone would say less, before and after the change',
    [
      OUTLOOK_EASTERN.replace('Eastern Standard Time', 'EST'),
      event('DTSTART;TZID=EST:20270309T100000', 'DURATION:PT1H'),
      event('DTSTART;TZID=EST:20270316T100000', 'DURATION:PT1H').replace('UID:a', 'UID:b'),
    ],
    ['03-09 15:00 > 03-09 16:00', '03-16 14:00 > 03-16 15:00'],
  ],
  [
    'Outlook’s name of a zone without a description',
    [event('DTSTART;TZID=Pacific Standard Time:20270309T100000', 'DURATION:PT1H')],
    ['03-09 18:00 > 03-09 19:00'],
  ],
  [
    'Outlook’s name of a zone of which only winter is described',
    [
      OUTLOOK_EASTERN.replace(/BEGIN:DAYLIGHT[^]+END:DAYLIGHT\n/, ''),
      event('DTSTART;TZID=Eastern Standard Time:20270316T100000', 'DURATION:PT1H'),
    ],
    ['03-16 14:00 > 03-16 15:00'],
  ],
  [
    'a described zone with its own name',
    [OWN_ZONE, event('DTSTART;TZID=Customized Time Zone:20270309T100000', 'DURATION:PT1H')],
    ['03-09 08:00 > 03-09 09:00'],
  ],
  [
    'a program’s prefix before the name of a zone',
    [
      event(
        'DTSTART;TZID=/mozilla.org/20050126_1/America/New_York:20270309T100000',
        'DURATION:PT1H',
      ),
    ],
    ['03-09 15:00 > 03-09 16:00'],
  ],
  [
    'UTC as the name of a zone',
    [event('DTSTART;TZID=UTC:20270309T150000', 'DURATION:PT1H')],
    ['03-09 15:00 > 03-09 16:00'],
  ],
  [
    'a start and an end in two zones',
    [event(IN_ZONE, 'DTEND;TZID=America/Chicago:20270309T110000')],
    ['03-09 15:00 > 03-09 17:00'],
  ],
  [
    'a time without a zone, read in the office’s zone',
    [event('DTSTART:20270309T100000', 'DTEND:20270309T110000')],
    ['03-09 15:00 > 03-09 16:00'],
  ],
  [
    'midnight written as 24:00',
    [event('DTSTART:20270309T230000Z', 'DTEND:20270309T240000Z')],
    ['03-09 23:00 > 03-10 00:00'],
  ],
  [
    'a time without a zone in a Google calendar with another zone',
    ['X-WR-TIMEZONE:America/Denver', event('DTSTART:20270309T100000', 'DURATION:PT1H')],
    ['03-09 17:00 > 03-09 18:00'],
  ],
  [
    'an unknown zone, blocking every possible time',
    [event('DTSTART;TZID=Moon:20270309T120000', 'DURATION:PT1H')],
    ['03-08 22:00 > 03-10 01:00'],
  ],
  [
    'a time that the clocks skip, read as after the change',
    [event('DTSTART;TZID=America/New_York:20270314T023000', 'DURATION:PT30M')],
    ['03-14 07:30 > 03-14 08:00'],
  ],
  [
    'an event over midnight',
    [event('DTSTART:20270309T230000Z', 'DTEND:20270310T013000Z')],
    ['03-09 23:00 > 03-10 01:30'],
  ],
  // Whole days
  [
    'a whole day',
    [event('DTSTART;VALUE=DATE:20270309', 'DTEND;VALUE=DATE:20270310')],
    ['03-09 05:00 > 03-10 05:00'],
  ],
  [
    'a whole day without an end',
    [event('DTSTART;VALUE=DATE:20270309')],
    ['03-09 05:00 > 03-10 05:00'],
  ],
  [
    'three days across the clock change',
    [event('DTSTART;VALUE=DATE:20270313', 'DTEND;VALUE=DATE:20270316')],
    ['03-13 05:00 > 03-16 04:00'],
  ],
  [
    'whole days with a duration',
    [event('DTSTART;VALUE=DATE:20270309', 'DURATION:P2D')],
    ['03-09 05:00 > 03-11 05:00'],
  ],
  [
    'a duration in months, which the standard does not have',
    [event('DTSTART:20270309T150000Z', 'DURATION:P1M')],
    ['03-09 15:00 > 04-09 15:00'],
  ],
  [
    'a yearly birthday',
    [event('DTSTART;VALUE=DATE:19700310', 'RRULE:FREQ=YEARLY')],
    ['03-10 05:00 > 03-11 05:00'],
  ],
  // Not busy
  ['an event marked as free', [event(IN_ZONE, TO_ZONE, 'TRANSP:TRANSPARENT')], []],
  [
    'an event that Outlook marks as free',
    [event(IN_ZONE, TO_ZONE, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE')],
    [],
  ],
  ['a canceled event', [event(IN_ZONE, TO_ZONE, 'STATUS:CANCELLED')], []],
  ['an event without a duration', [event(IN_ZONE)], []],
  [
    'an event that ends before it begins',
    [event(TO_ZONE.replace('DTEND', 'DTSTART'), IN_ZONE.replace('DTSTART', 'DTEND'))],
    [],
  ],
  ['a task', ['BEGIN:VTODO\nUID:t\nDUE:20270309T150000Z\nEND:VTODO'], []],
  ['an event in another month', [event('DTSTART:20270509T150000Z', 'DURATION:PT1H')], []],
  ['our own appointment', [event(IN_ZONE, TO_ZONE).replace('UID:a', 'UID:7@www.example.com')], []],
  ['an empty calendar', [], []],
  // Busy
  [
    'a tentative event',
    [event(IN_ZONE, TO_ZONE, 'STATUS:TENTATIVE')],
    ['03-09 15:00 > 03-09 16:00'],
  ],
  [
    'events that Outlook marks as away and elsewhere',
    [event(IN_ZONE, TO_ZONE, 'TRANSP:OPAQUE', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF')],
    ['03-09 15:00 > 03-09 16:00'],
  ],
  [
    'events that overlap or touch, merged into one',
    [
      event(IN_ZONE, TO_ZONE),
      event('DTSTART:20270309T153000Z', 'DTEND:20270309T163000Z').replace('UID:a', 'UID:b'),
      event('DTSTART:20270309T163000Z', 'DTEND:20270309T170000Z').replace('UID:a', 'UID:c'),
    ],
    ['03-09 15:00 > 03-09 17:00'],
  ],
  [
    'a folded line, an alarm and a description',
    [
      event(
        'DTSTART;TZID=America/New\n _York:20270309T100000',
        TO_ZONE,
        'DESCRIPTION:BEGIN:VEVENT\\nDTSTART:20270310T100000Z',
        'BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT15M\nDESCRIPTION:x\nEND:VALARM',
      ),
    ],
    ['03-09 15:00 > 03-09 16:00'],
  ],
  [
    'the newer of two versions of an event',
    [
      event(IN_ZONE, TO_ZONE, 'SEQUENCE:2'),
      event('DTSTART:20270310T150000Z', 'DTEND:20270310T160000Z', 'SEQUENCE:1'),
    ],
    ['03-09 15:00 > 03-09 16:00'],
  ],
  [
    'published busy times, but not published free ones',
    [
      'BEGIN:VFREEBUSY\nUID:f\nFREEBUSY;FBTYPE=BUSY:20270309T150000Z/20270309T160000Z,20270310T150000Z/PT30M\nFREEBUSY;FBTYPE=FREE:20270311T150000Z/PT1H\nFREEBUSY;FBTYPE=BUSY-TENTATIVE:20270312T150000Z/PT1H\nEND:VFREEBUSY',
    ],
    ['03-09 15:00 > 03-09 16:00', '03-10 15:00 > 03-10 15:30', '03-12 15:00 > 03-12 16:00'],
  ],
  // Repetitions
  [
    'every week at ten, local time',
    [WEEKLY],
    ['03-09 15:00 > 03-09 16:00', '03-16 14:00 > 03-16 15:00', '03-23 14:00 > 03-23 15:00'],
  ],
  [
    'a series that began years ago',
    [
      event(
        'DTSTART;TZID=America/New_York:20190101T100000',
        'DTEND;TZID=America/New_York:20190101T110000',
        'RRULE:FREQ=WEEKLY;BYDAY=TU',
      ),
    ],
    ['03-09 15:00 > 03-09 16:00', '03-16 14:00 > 03-16 15:00', '03-23 14:00 > 03-23 15:00'],
  ],
  [
    'a series with a count',
    [event(IN_ZONE, TO_ZONE, 'RRULE:FREQ=DAILY;COUNT=3')],
    ['03-09 15:00 > 03-09 16:00', '03-10 15:00 > 03-10 16:00', '03-11 15:00 > 03-11 16:00'],
  ],
  [
    'a series until a time in UTC that includes the last event',
    [event(IN_ZONE, TO_ZONE, 'RRULE:FREQ=DAILY;UNTIL=20270310T150000Z')],
    ['03-09 15:00 > 03-09 16:00', '03-10 15:00 > 03-10 16:00'],
  ],
  [
    'a series until a time in UTC before the last event',
    [event(IN_ZONE, TO_ZONE, 'RRULE:FREQ=DAILY;UNTIL=20270310T145959Z')],
    ['03-09 15:00 > 03-09 16:00'],
  ],
  [
    'a series until a day, inclusive',
    [event(IN_ZONE, TO_ZONE, 'RRULE:FREQ=DAILY;UNTIL=20270310')],
    ['03-09 15:00 > 03-09 16:00', '03-10 15:00 > 03-10 16:00'],
  ],
  [
    'every other week on two days',
    [event(IN_ZONE, TO_ZONE, 'RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=TU,TH')],
    [
      '03-09 15:00 > 03-09 16:00',
      '03-11 15:00 > 03-11 16:00',
      '03-23 14:00 > 03-23 15:00',
      '03-25 14:00 > 03-25 15:00',
    ],
  ],
  [
    'the second Tuesday of each month',
    [
      event(
        'DTSTART;TZID=America/New_York:20270112T100000',
        'DURATION:PT1H',
        'RRULE:FREQ=MONTHLY;BYDAY=2TU',
      ),
    ],
    ['03-09 15:00 > 03-09 16:00'],
  ],
  [
    'the last Friday of each month',
    [
      event(
        'DTSTART;TZID=America/New_York:20270129T100000',
        'DURATION:PT1H',
        'RRULE:FREQ=MONTHLY;BYDAY=-1FR',
      ),
    ],
    ['03-26 14:00 > 03-26 15:00'],
  ],
  [
    'each month on the 31st, skipping February',
    [event('DTSTART;VALUE=DATE:20270131', 'RRULE:FREQ=MONTHLY', 'DURATION:P1D')],
    [],
  ],
  [
    'the fourth-to-last working day of each month',
    [
      event(
        'DTSTART;TZID=America/New_York:20270226T100000',
        'DURATION:PT1H',
        'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-4',
      ),
    ],
    ['03-26 14:00 > 03-26 15:00'],
  ],
  [
    'every twelve hours',
    [event('DTSTART:20270309T030000Z', 'DURATION:PT1H', 'RRULE:FREQ=HOURLY;INTERVAL=12;COUNT=3')],
    ['03-09 03:00 > 03-09 04:00', '03-09 15:00 > 03-09 16:00', '03-10 03:00 > 03-10 04:00'],
  ],
  [
    'whole days each week, one shortened by the clock change',
    [event('DTSTART;VALUE=DATE:20270314', 'RRULE:FREQ=WEEKLY;COUNT=2')],
    ['03-14 05:00 > 03-15 04:00', '03-21 04:00 > 03-22 04:00'],
  ],
  [
    'additional dates',
    [event(IN_ZONE, TO_ZONE, 'RDATE;TZID=America/New_York:20270311T100000,20270318T100000')],
    ['03-09 15:00 > 03-09 16:00', '03-11 15:00 > 03-11 16:00', '03-18 14:00 > 03-18 15:00'],
  ],
  // Exceptions
  [
    'an event excluded by the time in its zone',
    [WEEKLY.replace('END:', 'EXDATE;TZID=America/New_York:20270316T100000\nEND:')],
    ['03-09 15:00 > 03-09 16:00', '03-23 14:00 > 03-23 15:00'],
  ],
  [
    'an event excluded by the time in UTC',
    [WEEKLY.replace('END:', 'EXDATE:20270316T140000Z,20270323T140000Z\nEND:')],
    ['03-09 15:00 > 03-09 16:00'],
  ],
  [
    'an event excluded by the day',
    [WEEKLY.replace('END:', 'EXDATE;VALUE=DATE:20270316\nEND:')],
    ['03-09 15:00 > 03-09 16:00', '03-23 14:00 > 03-23 15:00'],
  ],
  [
    'an event of a series from before 1970 excluded by the day',
    [
      event(
        'DTSTART:19650309T150000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=YEARLY;BYMONTHDAY=9,16;BYMONTH=3',
        'EXDATE;VALUE=DATE:20270316',
      ),
    ],
    ['03-09 15:00 > 03-09 16:00'],
  ],
  [
    'an excluded whole day',
    [
      event(
        'DTSTART;VALUE=DATE:20270309',
        'RRULE:FREQ=DAILY;COUNT=3',
        'EXDATE;VALUE=DATE:20270310',
      ),
    ],
    ['03-09 05:00 > 03-10 05:00', '03-11 05:00 > 03-12 05:00'],
  ],
  [
    'an event moved to another day',
    [
      WEEKLY,
      change(
        '20270316T100000',
        'DTSTART;TZID=America/New_York:20270317T130000',
        'DTEND;TZID=America/New_York:20270317T143000',
      ),
    ],
    ['03-09 15:00 > 03-09 16:00', '03-17 17:00 > 03-17 18:30', '03-23 14:00 > 03-23 15:00'],
  ],
  [
    'a moved event identified in UTC',
    [
      WEEKLY,
      event('RECURRENCE-ID:20270316T140000Z', 'DTSTART:20270316T200000Z', 'DTEND:20270316T210000Z'),
    ],
    ['03-09 15:00 > 03-09 16:00', '03-16 20:00 > 03-16 21:00', '03-23 14:00 > 03-23 15:00'],
  ],
  [
    'a canceled event of a series',
    [
      WEEKLY,
      change(
        '20270316T100000',
        'DTSTART;TZID=America/New_York:20270316T100000',
        'DURATION:PT1H',
        'STATUS:CANCELLED',
      ),
    ],
    ['03-09 15:00 > 03-09 16:00', '03-23 14:00 > 03-23 15:00'],
  ],
  [
    'an event of a series marked as free',
    [
      WEEKLY,
      change(
        '20270316T100000',
        'DTSTART;TZID=America/New_York:20270316T100000',
        'DURATION:PT1H',
        'TRANSP:TRANSPARENT',
      ),
    ],
    ['03-09 15:00 > 03-09 16:00', '03-23 14:00 > 03-23 15:00'],
  ],
  [
    'a free series with one busy event',
    [
      WEEKLY.replace('END:', 'TRANSP:TRANSPARENT\nEND:'),
      change('20270316T100000', 'DTSTART;TZID=America/New_York:20270316T100000', 'DURATION:PT1H'),
    ],
    ['03-16 14:00 > 03-16 15:00'],
  ],
  [
    'an event moved into the range',
    [
      event('DTSTART:20270401T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY'),
      event('RECURRENCE-ID:20270401T150000Z', 'DTSTART:20270326T150000Z', 'DURATION:PT1H'),
    ],
    ['03-26 15:00 > 03-26 16:00'],
  ],
  [
    'this and all later events moved and lengthened by an hour',
    [
      WEEKLY,
      event(
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=America/New_York:20270316T100000',
        'DTSTART;TZID=America/New_York:20270316T110000',
        'DURATION:PT2H',
      ),
    ],
    ['03-09 15:00 > 03-09 16:00', '03-16 15:00 > 03-16 17:00', '03-23 15:00 > 03-23 17:00'],
  ],
  [
    'a changed event without its series',
    [change('20270316T100000', 'DTSTART;TZID=America/New_York:20270316T120000', 'DURATION:PT1H')],
    ['03-16 16:00 > 03-16 17:00'],
  ],
])('%s', async (_, parts, expected) => {
  expect(await read(file(...parts))).toEqual(expected)
})

/** Files as programs write them. X-BUSY says which times are right. */
test.each(globSync('tests/fixtures/calendars/*.ics'))('%s is read right', async (path) => {
  const text = readFileSync(path, 'utf8')
  const right = [...text.matchAll(/^X-BUSY:(.+)$/gm)].map(([, span]) => span)
  const { spans, skipped, unclear } = await readFile(
    text,
    '2027-03-01T05:00:00Z',
    '2027-06-01T04:00:00Z',
  )
  const brief = (moment: Date) => moment.toISOString().slice(0, 16)
  expect(spans.map(({ from, until }) => `${brief(from)} > ${brief(until)}`)).toEqual(right)
  expect([right.length > 0, skipped, unclear]).toEqual([true, [], []])
})

test.each([
  ['named', 'America/New_York', ''],
  ['described', 'Head Office', OUTLOOK_EASTERN.replace('Eastern Standard Time', 'Head Office')],
])('reads times around both clock changes in a %s zone', async (_, zone, described) => {
  const at = (time: string) =>
    event(`DTSTART;TZID=${zone}:${time}`, 'DURATION:PT30M').replace('UID:a', `UID:${time}`)
  const times = ['20261101T003000', '20261101T013000', '20261101T023000']
  expect(await read(file(described, ...times.map(at)), '2026-10-25', '2026-11-20')).toEqual([
    '11-01 04:30 > 11-01 05:00',
    '11-01 05:30 > 11-01 06:00',
    '11-01 07:30 > 11-01 08:00',
  ])
  const spring = ['20270314T013000', '20270314T023000', '20270314T033000']
  expect(await read(file(described, ...spring.map(at)))).toEqual([
    '03-14 06:30 > 03-14 07:00',
    '03-14 07:30 > 03-14 08:00',
  ])
})

test('reads an hour that the clocks repeat as its first occurrence', async () => {
  const lines = ['DTSTART;TZID=America/New_York:20271107T013000', 'DURATION:PT30M']
  expect(await read(file(event(...lines)), '2027-11-01', '2027-11-20')).toEqual([
    '11-07 05:30 > 11-07 06:00',
  ])
})

// What programs write though no rule has it, and what the rules have though few programs write it.
test.each<[string, string[], string[]]>([
  [
    'a change of all later repetitions, in small letters',
    [
      WEEKLY,
      event(
        'RECURRENCE-ID;TZID=America/New_York;RANGE=ThisAndFuture:20270316T100000',
        'DTSTART:20270316T180000Z',
        'DTEND:20270316T190000Z',
      ),
    ],
    ['03-09 15:00 > 03-09 16:00', '03-16 18:00 > 03-16 19:00', '03-23 18:00 > 03-23 19:00'],
  ],
  [
    'published times of a type of its own, after a space',
    [
      'BEGIN:VFREEBUSY\nFREEBUSY;FBTYPE=X-AWAY:20270309T150000Z/PT1H, 20270310T150000Z/PT1H\nEND:VFREEBUSY',
    ],
    ['03-09 15:00 > 03-09 16:00', '03-10 15:00 > 03-10 16:00'],
  ],
  [
    'the name of a zone with a colon and without quotation marks',
    [
      OUTLOOK_EASTERN.replace('Eastern Standard', '(UTC-05:00) Eastern'),
      event('DTSTART;TZID=(UTC-05:00) Eastern Time:20270309T100000', 'DURATION:PT1H'),
    ],
    ['03-09 15:00 > 03-09 16:00'],
  ],
  [
    'the name of a zone after several folders',
    [
      event(
        'DTSTART;TZID=/example.com/Tzfile/America/Indiana/Knox:20270309T100000',
        'DURATION:PT1H',
      ),
    ],
    ['03-09 16:00 > 03-09 17:00'],
  ],
  [
    'an end in an unknown zone, which may be 12 hours behind UTC',
    [event('DTSTART:20270309T150000Z', 'DTEND;TZID=Nowhere:20270309T160000')],
    ['03-09 15:00 > 03-10 04:00'],
  ],
  [
    'a rule with spaces',
    [event(IN_ZONE, TO_ZONE, 'RRULE:FREQ=WEEKLY; COUNT=2; BYDAY=TU, TH')],
    ['03-09 15:00 > 03-09 16:00', '03-11 15:00 > 03-11 16:00'],
  ],
  [
    'a day and two hours until after the clock goes back',
    [event('DTSTART;TZID=Europe/London:20271030T120000', 'DURATION:P1DT2H')],
    ['10-30 11:00 > 10-31 14:00'],
  ],
  [
    'parts of a second',
    [event('DTSTART:2027-03-09T15:00:00.000Z', 'DTEND:20270309T160000.5Z')],
    ['03-09 15:00 > 03-09 16:00'],
  ],
])('reads %s', async (_, parts, busy) => {
  const until = busy[0]?.startsWith('10') ? '2027-11-29' : '2027-03-29'
  expect(await read(file(...parts), '2027-03-08', until)).toEqual(busy)
})

test('reads two calendars in one file after a byte order mark', async () => {
  const text = `\uFEFF${file(event(IN_ZONE, TO_ZONE))}\n${file(event('DTSTART:20270310T150000Z', 'DURATION:PT1H'))}`
  expect(await read(text)).toEqual(['03-09 15:00 > 03-09 16:00', '03-10 15:00 > 03-10 16:00'])
})

test('reads lines that end with a carriage return alone', async () => {
  const text = file(event('DTSTART;TZID=America/New\n _York:20270309T100000', TO_ZONE))
  expect(await read(text.replaceAll('\n', '\r'))).toEqual(['03-09 15:00 > 03-09 16:00'])
})

test.each([
  ['a sign-in page', '<!doctype html><title>Sign in</title>'],
  ['nothing', ''],
  ['a contact card', 'BEGIN:VCARD\nVERSION:4.0\nFN:Pat\nEND:VCARD'],
  ['half a calendar', file(WEEKLY).slice(0, -20)],
  ['a calendar in a calendar without an end', `BEGIN:VCALENDAR\n${file(WEEKLY)}`],
  ['a first line in two', file(WEEKLY).replace(':', ':\n')],
])('rejects %s', async (_, text) => {
  await expect(read(text)).rejects.toThrow()
})

test.each([
  ['Eastern Standard Time', '15:00'],
  ['US Eastern Standard Time', '15:00'],
  ['Central Standard Time', '16:00'],
  ['Mountain Standard Time', '17:00'],
  ['US Mountain Standard Time', '17:00'],
  ['Pacific Standard Time', '18:00'],
  ['Alaskan Standard Time', '19:00'],
  ['Hawaiian Standard Time', '20:00'],
  ['GMT Standard Time', '10:00'],
  ['W. Europe Standard Time', '09:00'],
])('10:00 in Outlook’s %s is %s in UTC', async (zone, start) => {
  const meeting = event(`DTSTART;TZID=${zone}:20270309T100000`, 'DURATION:PT30M')
  expect(await read(file(meeting))).toEqual([
    `03-09 ${start} > 03-09 ${start.replace(':00', ':30')}`,
  ])
})

test.each(['FREQ=DAILY;BYDAY=1SU', 'FREQ=HOURLY;BYDAY=-1FR', 'FREQ=SECONDLY'])(
  'reads the other events when one repeats by %s',
  async (rule) => {
    const endless = event('DTSTART:20200101T090000Z', 'DURATION:PT1H', `RRULE:${rule}`)
    const text = file(endless.replace('UID:a', 'UID:b'), WEEKLY)
    expect((await readFile(text)).unclear).toEqual(['2020-01-01 09:00'])
    expect(await read(text)).toEqual([
      '03-09 15:00 > 03-09 16:00',
      '03-16 14:00 > 03-16 15:00',
      '03-23 14:00 > 03-23 15:00',
    ])
  },
)

test('blocks the first time and the additional dates of an event whose repetitions are unclear', async () => {
  const endless = event(
    'DTSTART:20270309T150000Z',
    'DURATION:PT1H',
    'RRULE:FREQ=DAILY;BYDAY=1SU',
    'RDATE:20270311T150000Z',
  )
  expect(await read(file(endless))).toEqual([
    '03-09 15:00 > 03-09 16:00',
    '03-11 15:00 > 03-11 16:00',
  ])
})

test('treats a zone whose clock changes every minute as unknown', async () => {
  const zone = OWN_ZONE.replace('END:STANDARD', 'RRULE:FREQ=MINUTELY\nEND:STANDARD')
  const meeting = event('DTSTART;TZID=Customized Time Zone:20270309T100000', 'DURATION:PT1H')
  expect(await read(file(zone, meeting))).toEqual(['03-08 20:00 > 03-09 23:00'])
})

test('names two unclear events with the same start once', async () => {
  const endless = event('DTSTART:20270309T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;BYDAY=1SU')
  const text = file(endless, endless.replace('UID:a', 'UID:b'))
  expect((await readFile(text)).unclear).toEqual(['2027-03-09 15:00'])
})

const answered = (partstat: string, address = 'pat@example.com') =>
  `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${partstat};CN=Pat:mailto:${address}`
const invitation = (...lines: string[]) => file(event(IN_ZONE, TO_ZONE, ...lines))
const OWNER = 'pat@example.com'

test.each<[string, 'busy' | 'free' | 'unanswered', string, string?]>([
  ['declined', 'free', invitation(answered('DECLINED')), OWNER],
  ['declined, in capitals', 'free', invitation(answered('declined', 'PAT@Example.com')), OWNER],
  [
    'declined, the calendar named after its owner',
    'free',
    file('X-WR-CALNAME:Pat@example.com', event(IN_ZONE, TO_ZONE, answered('DECLINED'))),
  ],
  ['declined, of an unknown owner', 'busy', invitation(answered('DECLINED'))],
  [
    'declined with one of two addresses',
    'busy',
    file(
      'X-WR-CALNAME:desk@example.com',
      event(IN_ZONE, TO_ZONE, answered('DECLINED'), answered('ACCEPTED', 'desk@example.com')),
    ),
    OWNER,
  ],
  ['declined by nobody', 'busy', invitation(answered('DECLINED', ''))],
  ['declined by someone else', 'busy', invitation(answered('DECLINED', 'sam@example.com')), OWNER],
  ['accepted', 'busy', invitation(answered('ACCEPTED')), OWNER],
  ['tentative', 'busy', invitation(answered('TENTATIVE')), OWNER],
  ['delegated', 'busy', invitation(answered('DELEGATED')), OWNER],
  ['unanswered', 'unanswered', invitation(answered('NEEDS-ACTION')), OWNER],
  [
    'unanswered by someone else',
    'busy',
    invitation(answered('ACCEPTED'), answered('NEEDS-ACTION', 'sam@example.com')),
    OWNER,
  ],
  [
    'unanswered and canceled',
    'free',
    invitation(answered('NEEDS-ACTION'), 'STATUS:CANCELLED'),
    OWNER,
  ],
  ['working elsewhere', 'free', invitation('X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE'), OWNER],
  ['out of office', 'busy', invitation('X-MICROSOFT-CDO-BUSYSTATUS:OOF'), OWNER],
  ['tentative in Outlook', 'busy', invitation('X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE'), OWNER],
])('an event that is %s counts as %s', async (_, expected, text, owner) => {
  const { spans, unanswered } = await readFile(text, undefined, undefined, owner)
  expect(spans).toHaveLength(expected === 'free' ? 0 : 1)
  expect(unanswered.map(brief)).toEqual(expected === 'unanswered' ? ['03-09 15:00'] : [])
})

test('reads the answer to each event of a series, and names the first without one', async () => {
  const series = WEEKLY.replace('END:', `${answered('NEEDS-ACTION')}\nEND:`)
  const first = change('20270309T100000', IN_ZONE, TO_ZONE, answered('DECLINED'))
  const { spans, unanswered } = await readFile(file(series, first), undefined, undefined, OWNER)
  expect(spans.map(({ from }) => brief(from))).toEqual(['03-16 14:00', '03-23 14:00'])
  expect(unanswered.map(brief)).toEqual(['03-16 14:00'])
})

const MEETING = event('DTSTART:20270309T150000Z', 'DURATION:PT1H').replace('UID:a', 'UID:good')

test.each<[string, string[], string[], string[]?]>([
  ['a start in words', [event('DTSTART:next Tuesday', 'DURATION:PT1H')], ['line 4']],
  ['a day that does not exist', [event('DTSTART:20270230T100000Z')], ['2027-02-30 10:00']],
  ['a month that does not exist', [event('DTSTART;VALUE=DATE:20271301')], ['2027-13-01']],
  ['an hour that does not exist', [event('DTSTART:20270309T250000Z')], ['2027-03-09 25:00']],
  ['no start', [event('DTEND:20270309T160000Z')], ['line 4']],
  ['a start without a colon', [event('DTSTART 20270310T100000Z')], ['2027-03-10 10:00']],
  ['a line of text', [event(IN_ZONE, TO_ZONE, 'and bring', 'the papers')], ['2027-03-09 10:00']],
  ['a line of text outside events', ['and bring the papers'], ['line 4']],
  [
    'an unknown frequency',
    [event('DTSTART:20270310T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=OFTEN')],
    ['2027-03-10 15:00'],
    ['03-10 15:00 > 03-10 16:00'],
  ],
  [
    'an end that cannot be read',
    [event('DTSTART:20270310T150000Z', 'DTEND:later')],
    ['2027-03-10 15:00'],
  ],
  [
    'a zone that cannot be read, known by name',
    [
      OUTLOOK_EASTERN.replace('TZOFFSETTO:-0500', 'TZOFFSETTO'),
      event('DTSTART;TZID=Eastern Standard Time:20270310T100000', 'DURATION:PT1H'),
    ],
    ['1601-01-01 02:00'],
    ['03-10 15:00 > 03-10 16:00'],
  ],
  [
    'a change of nobody knows which repetition',
    [
      event('DTSTART:20270310T150000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2'),
      event('RECURRENCE-ID:then', 'DTSTART:20270312T150000Z', 'DURATION:PT1H'),
    ],
    ['2027-03-12 15:00'],
    ['03-10 15:00 > 03-10 16:00', '03-11 15:00 > 03-11 16:00', '03-12 15:00 > 03-12 16:00'],
  ],
  [
    'events and an alarm without an end',
    [
      event('DTSTART:20270310T150000Z', 'DURATION:PT1H').replace('\nEND:VEVENT', ''),
      event('BEGIN:VALARM', 'TRIGGER:-PT15M').replace(
        'UID:a',
        'DTSTART:20270311T150000Z\nDURATION:PT1H',
      ),
    ],
    [],
    ['03-10 15:00 > 03-10 16:00', '03-11 15:00 > 03-11 16:00'],
  ],
])('leaves out and names %s, and reads the rest', async (_, parts, skipped, others = []) => {
  const text = file(...parts, MEETING)
  expect((await readFile(text)).skipped).toEqual(skipped)
  expect(await read(text)).toEqual(['03-09 15:00 > 03-09 16:00', ...others])
})

test('names ten places at most', async () => {
  const bad = (_: unknown, day: number) => event(`DTSTART:202702${10 + day}T990000Z`)
  const { skipped } = await readFile(file(...Array.from({ length: 12 }, bad)))
  expect(skipped).toHaveLength(10)
})

// That a bad line is not named shows that its event was left out before it was parsed.
const PAST = 'DTSTART:20150309T150000Z'
const BAD = 'RDATE'
test.each<[string, boolean, ...string[]]>([
  ['a single event', true, PAST, 'DTEND:20150309T160000Z', BAD],
  ['a whole day', true, 'DTSTART;VALUE=DATE:20150309', BAD],
  ['a series that has ended', true, PAST, 'RRULE:FREQ=DAILY;UNTIL=20160101T000000Z', BAD],
  ['a change of an event', true, PAST, 'RECURRENCE-ID:20150308T150000Z', BAD],
  ['an event that lasts until now', false, PAST, 'DTEND:20270309T160000Z', BAD],
  ['a series without an end', false, PAST, 'RRULE:FREQ=YEARLY', BAD],
  ['a series with a count', false, PAST, 'RRULE:FREQ=YEARLY;COUNT=20', BAD],
  ['an event with more dates', false, PAST, 'RDATE:20270309T150000Z', BAD],
  ['a change of a later event', false, PAST, 'RECURRENCE-ID:20270309T150000Z', BAD],
  [
    'a change of all later ones',
    false,
    PAST,
    'RECURRENCE-ID;RANGE=THISANDFUTURE:20150308T150000Z',
    BAD,
  ],
])('%s of the past is left out before it is parsed: %s', async (_, isLeftOut, ...lines) => {
  const { skipped } = await readFile(file(event(...lines)))
  expect(skipped).toEqual(isLeftOut ? [] : ['2015-03-09 15:00'])
})

test('reads a file however it is cut into pieces', async () => {
  const text = file(OUTLOOK_EASTERN, WEEKLY, MEETING.replace('DURATION', 'DUR\n ATION'))
  const within = { from: new Date('2027-03-08'), until: new Date('2027-03-29') }
  const options = { within, timeZone: ZONE, ownHost: 'www.example.com' }
  const whole = await readFile(text)
  for (const size of [1, 2, 7, 64]) {
    const pieces = text.replaceAll('\n', '\r\n').match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
    expect(await readBusyTimes(pieces, options), `${size}`).toEqual(whole)
  }
  expect(whole.spans).toHaveLength(3)
})
