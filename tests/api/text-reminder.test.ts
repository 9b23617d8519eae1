import { expect, test } from 'vitest'
import type { BookingRow } from '../../api/_lib/booking/booking-store.ts'
import { isDaytime, reminderText } from '../../api/_lib/texts/text-reminder.ts'
import { NOT_PASSED_ON, PASSED_ON, STOPPED } from '../../api/_lib/texts/text-replies.ts'
import { signatureOf } from '../../api/_lib/texts/twilio.ts'
import { site } from '../../src/config/site.ts'

const BOOKING: BookingRow = {
  id: '7d444840-9dc0-41d1-b245-5ffdce74fad2',
  reference: 'B-7K3F9Q2D',
  topic: 'letter',
  adviser: 1,
  startsAt: new Date('2027-09-29T16:30:00Z'),
  endsAt: new Date('2027-09-29T17:15:00Z'),
  movedFrom: null,
  state: 'confirmed',
  heldUntil: null,
  createdAt: new Date('2027-03-08T14:00:00Z'),
  sequence: 0,
  name: 'Pat Example',
  email: null,
  phone: '+17405550199',
  secondEmail: null,
  note: 'Two W-2s',
  officeNote: 'Owes us',
  message: null,
  way: 'office',
  tokenHash: Buffer.alloc(32),
  linkNumber: 0,
  version: 0,
  attendance: null,
  trail: [],
}
const textOf = (parts: Partial<BookingRow> = {}, now = '2027-09-28T16:30:00Z') =>
  reminderText({ ...BOOKING, ...parts }, new Date(now))

/** The characters of the GSM alphabet that take one place (3GPP TS 23.038), without Greek ones. */
const GSM = /^[\w @£$¥èéùìòÇØøÅåÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/

test.each<[BookingRow['way'], string]>([
  ['office', 'at the office'],
  ['phone', 'by phone'],
  ['video', 'by video'],
])('a reminder to meet by %s fits into one text, without topic and client', (way, words) => {
  const { to, body } = textOf({ way }) ?? { to: '', body: '' }
  expect(to).toBe('+17405550199')
  expect(body).toBe(
    `${site.name}: your appointment is Wed, Sep 29, 12:30 PM EDT, ${words}. To change it, call ${site.phone.display}. Reply STOP to end texts.`,
  )
  expect(body.length).toBeLessThanOrEqual(160)
  expect(body).toMatch(GSM)
  expect(body.replace(site.name, '')).not.toMatch(/\btax|return|irs|letter|refund|pat|W-2|B-7/i)
})

test.each([PASSED_ON, NOT_PASSED_ON, STOPPED])('the answer "%s" fits into one text', (answer) => {
  expect(answer.length).toBeLessThanOrEqual(160)
  expect(answer).toMatch(GSM)
})

test.each<[string, Partial<BookingRow>]>([
  ['an email address', { email: 'pat@example.com' }],
  ['no number', { phone: null }],
  ['a number with an extension', { phone: '+17405550199;ext=12' }],
  ['a number of another country', { phone: '+49301234567' }],
  ['a number in Guam', { phone: '+16715550199' }],
  ['a premium number', { phone: '+19005550199' }],
  ['a canceled appointment', { state: 'cancelled' }],
  ['an appointment that has just begun', { startsAt: new Date('2027-09-28T16:30:00Z') }],
])('there is no reminder by text with %s', (_, parts) => {
  expect(textOf(parts)).toBeNull()
})

test.each([
  ['2027-03-09T17:59:59Z', false, 'before 8 AM in Hawaii'],
  ['2027-03-09T18:00:00Z', true, 'at 8 AM in Hawaii'],
  ['2027-03-10T00:29:59Z', true, 'before 9 PM in Newfoundland'],
  ['2027-03-10T00:30:00Z', false, 'at 9 PM in Newfoundland'],
  ['2027-07-07T17:59:59Z', false, 'before 8 AM in summer'],
  ['2027-07-07T18:00:00Z', true, 'at 8 AM in summer'],
  ['2027-07-07T23:29:59Z', true, 'before 9 PM in summer'],
  ['2027-07-07T23:30:00Z', false, 'at 9 PM in summer'],
  ['2027-07-08T05:00:00Z', false, 'at night'],
])('at %s, texts may go out: %s (%s)', (time, isAllowed) => {
  expect(isDaytime(new Date(time))).toBe(isAllowed)
})

test.each(['America/Puerto_Rico', 'America/New_York', 'America/Anchorage', 'America/Adak'])(
  'texts go out between 8 AM and 9 PM in %s, every day of the year',
  (timeZone) => {
    const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hour12: false })
    const times = Array.from(
      { length: 365 * 48 },
      (_, half) => new Date(Date.UTC(2027, 0, 1) + half * 1800_000),
    )
    const hours = times.filter(isDaytime).map((time) => Number(clock.format(time)))
    expect(hours.length).toBeGreaterThan(365 * 10)
    expect([Math.min(...hours) >= 8, Math.max(...hours) < 21]).toEqual([true, true])
  },
)

test.each([
  ['until 9 PM in Newfoundland', '2027-09-28T23:20:00Z', 600],
  ['until the appointment begins', '2027-09-29T16:28:00Z', 120],
])('Twilio may keep a text for %s', (_, now, seconds) => {
  expect(textOf({}, now)?.validSeconds).toBe(seconds)
})

// The example in Twilio's own libraries.
test('signatures are those that Twilio makes', () => {
  const form = new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
    Caller: '+14158675309',
  })
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2'
  expect(signatureOf('12345', url, form).toString('base64')).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=')
})
