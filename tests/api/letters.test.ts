import { HtmlValidate } from 'html-validate/node'
import { describe, expect, test, vi } from 'vitest'
import {
  officeBookingMail,
  reminderMail,
  visitorBookingMail,
} from '../../api/_lib/mail/booking-mails.ts'
import { confirmContactMail, officeContactMail } from '../../api/_lib/mail/contact-mails.ts'
import type { Mail } from '../../api/_lib/mail/mail.ts'
import { noChangeTemplate, signInTemplate } from '../../build/sign-in-mails.ts'
import { site } from '../../src/config/site.ts'
import { sampleBooking, sampleMails, sampleMessage, WRITTEN_AT } from '../fixtures/mails.ts'
import { SECRET } from './test-site.ts'

vi.stubEnv('SITE_SECRET', SECRET)
const mails = await sampleMails()
const pages: [string, string][] = [
  ...mails.map(([name, { html }]): [string, string] => [name, html]),
  ['visitor-sign-in-code', signInTemplate()],
  ['visitor-no-change', noChangeTemplate()],
]

// Mail programs read styles from the elements. The rules for element order and meaning all apply.
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'no-inline-style': 'off',
    // Conditional comments are for Outlook, which needs a fixed-width table.
    'no-conditional-comment': 'off',
    // The role's older name, which more mail programs support.
    'presentation-role-style': ['error', { prefer: 'presentation' }],
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': ['error', { style: 'omit' }],
    'tel-non-breaking': 'off',
  },
})

describe.each(pages)('the HTML of %s', (_, html) => {
  test('is valid HTML', async () => {
    const { results } = await validator.validateString(html)
    const problems = results.flatMap(({ messages }) =>
      messages.map(({ line, ruleId, message }) => `${line}: ${message} (${ruleId})`),
    )
    expect(problems).toEqual([])
  })

  test('loads nothing and stays readable in dark mode', () => {
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import|src=/)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('max-width: 600px')
    // A color without its role would not change in the dark theme.
    const colored = [...html.matchAll(/<\w+ [^>]*style="[^"]*#[^"]*"/g)].map(([tag]) => tag)
    expect(colored.length).toBeGreaterThan(5)
    expect(colored.filter((tag) => !tag.includes('class="'))).toEqual([])
  })
})

test.each(mails)('the text and HTML of %s say the same', (_, { text, html }) => {
  const words = (part: string) =>
    part
      .replace(/<(?:title|style|!--)[\s\S]*?(?:<\/(?:title|style)>|-->)|<div[^>]*>.*<\/div>/g, ' ')
      .replace(/<br>|<\/(?:p|h1|h2|th|td)>/g, ' ')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&amp;', '&')
      .match(/[\p{L}\d]+/gu)
  const inHtml = new Set(words(html)?.map((word) => word.toLowerCase()))
  const link = /^https?:.*$/gm
  const missing = words(text.replace(link, ''))?.filter((word) => !inHtml.has(word.toLowerCase()))
  expect(missing).toEqual([])
  for (const [address] of text.matchAll(link)) {
    expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`)
  }
})

const HOSTILE = '<b>"x"</b> & <script>alert(1)</script> https://evil.example'

test.each<[string, () => Mail]>([
  ['name', () => officeBookingMail(sampleBooking({ name: HOSTILE }), WRITTEN_AT)],
  ['note', () => officeBookingMail(sampleBooking({ note: HOSTILE }), WRITTEN_AT)],
  ['name of a message', () => officeContactMail(sampleMessage({ name: HOSTILE }))],
  ['message', () => officeContactMail(sampleMessage({ message: HOSTILE }))],
])('escapes HTML in the %s', (_, write) => {
  const { html } = write()
  expect(html).not.toMatch(/<script|<b>|href="https:\/\/evil/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test.each([
  ['Dana Miller', 'Hello Dana,'],
  ['Zoë', 'Hello Zoë,'],
  ['Mary-Ann O’Neil', 'Hello Mary-Ann,'],
  ['https://evil.example now', null],
  ['Visit:evil.example', null],
  ['x'.repeat(21), null],
  ['李 Wei', 'Hello 李,'],
])('greets %s with: %s', (name, words) => {
  const { text = '', html = '' } = visitorBookingMail(sampleBooking({ name }), WRITTEN_AT) ?? {}
  expect(/^Hello.*$/m.exec(text)?.[0] ?? null).toBe(words)
  expect(text + html).not.toMatch(/evil|Miller|x{21}|Wei/)
})

test.each([
  ['2027-03-09T17:00:00Z', 'office', 'See you tomorrow at 12:00 PM'],
  ['2027-03-10T14:00:00Z', 'video', 'See you today at 12:00 PM'],
  ['2027-03-08T17:00:00Z', 'office', 'See you on Wednesday at 12:00 PM'],
  ['2027-03-09T17:00:00Z', 'phone', 'We will call you tomorrow at 12:00 PM'],
] as const)('a reminder of %s, %s, begins: %s', (now, way, heading) => {
  const text = reminderMail(sampleBooking({ way }), new Date(now))?.text ?? ''
  expect(text.replace('\u00a0', ' ')).toMatch(new RegExp(`^${heading}\n\nHello Pat,\n\nWhen: `))
})

test('a new booking’s mail links the checklist', () => {
  expect(textOf('visitor-booked')).toMatch(/What to bring.*\nhttps?:\S+\/tax-prep-checklist$/m)
  expect(textOf('visitor-reminder')).toMatch(/What to bring.*\nhttps?:\S+\/tax-prep-checklist$/m)
  expect(textOf('visitor-canceled')).not.toContain('What to bring')
})

const textOf = (name: string) => mails.find(([each]) => each === name)?.[1].text ?? ''

test('both mails about a move name the old time', () => {
  for (const name of ['visitor-moved', 'office-moved']) {
    expect(textOf(name)).toContain('When: Thursday, March 11, 2027 at 2:30 PM EST')
    expect(textOf(name)).toContain('Old time: Wednesday, March 10, 2027 at 12:00 PM EST')
  }
  expect(textOf('visitor-booked')).not.toContain('Old time')
})

test('the overview names the meeting type', () => {
  const text = textOf('office-overview')
  expect(text).toContain('Free consultation, at the office, Pat Example, (740) 555-0123')
  expect(text).toContain('by phone, Sam Example, (740) 555-0177')
  expect(text).toContain('by video, Kim Example, pat@example.com')
})

test('mails to visitors say that they are not tax advice', () => {
  const toVisitors = mails.filter(([name]) => name.startsWith('visitor-'))
  expect(toVisitors.filter(([, { text }]) => !text.includes('not tax advice'))).toEqual([])
  expect(textOf('visitor-booked')).toContain(site.phone.display)
})

test('mails to visitors say what to do if they are not the recipient', () => {
  const toVisitors = mails.filter(([name]) => name.startsWith('visitor-'))
  const without = toVisitors.filter(([, { text }]) => !text.includes('You can ignore this email'))
  expect(without).toEqual([])
})

test.each([
  ['https://www.our-firm.test', 'We will answer as soon as we can.', false],
  ['http://localhost:4173', 'Answer by', true],
])('the copy of a message from %s says: %s', (siteUrl, words, isPromised) => {
  vi.stubEnv('SITE_URL', siteUrl)
  const text = confirmContactMail(sampleMessage())?.text ?? ''
  expect(text).toContain(words)
  expect(text.includes('Answer by')).toBe(isPromised)
})

test('a second person’s mails have no private link and nothing of who booked', () => {
  for (const name of ['visitor-second', 'visitor-second-canceled', 'visitor-second-reminder']) {
    const mail = mails.find(([each]) => each === name)?.[1]
    const all = JSON.stringify(mail).replaceAll(/\\r\\n /g, '')
    expect(mail?.to).toBe('sam@example.com')
    expect(all).not.toMatch(/#booking|Pat|pat@|W-2|0123|we call you|call you/)
  }
  expect(textOf('visitor-second')).toContain('The person who booked it gave us your address')
  expect(textOf('visitor-second-reminder')).toMatch(/We will call tomorrow at 12:00\sPM/)
  const calendar = mails.find(([name]) => name === 'visitor-second')?.[1].calendar
  expect(calendar?.method).toBe('REQUEST')
  expect(calendar?.content.replaceAll('\r\n ', '')).toMatch(/ATTENDEE.*mailto:sam@example\.com/i)
})

test('the office reads the reason for a cancellation, and who the second person is', () => {
  expect(textOf('office-canceled')).toMatch(/Reason[\s\S]*We have moved away\./)
  expect(textOf('office-canceled')).toContain('sam@example.com')
  expect(textOf('visitor-second-canceled')).not.toContain('moved away')
})
