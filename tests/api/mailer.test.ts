import ICAL from 'ical.js'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import {
  createOfficeCalendar,
  createVisitorCalendar,
} from '../../api/_lib/booking/booking-calendar.ts'
import {
  officeBookingMail,
  reminderMail,
  visitorBookingMail,
} from '../../api/_lib/mail/booking-mails.ts'
import { confirmContactMail, officeContactMail } from '../../api/_lib/mail/contact-mails.ts'
import type { Mail } from '../../api/_lib/mail/mail.ts'
import { createMailer, MailError } from '../../api/_lib/mail/mailer.ts'
import { site } from '../../src/config/site.ts'
import { sampleBooking, sampleMessage, WRITTEN_AT } from '../fixtures/mails.ts'
import { startMailSink } from './mail-sink.ts'
import { SECRET } from './test-site.ts'

vi.stubEnv('SITE_SECRET', SECRET)

const sink = await startMailSink()
afterAll(() => sink.stop())
afterEach(() => {
  sink.empty()
  sink.setMode('accept')
})

const send = (parts: Partial<Mail>) => {
  const mail = {
    to: 'pat@example.com',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello',
    ...parts,
  }
  const delivery = {
    id: '1@www.example.com',
    onHandover: () => Promise.resolve(),
    signal: AbortSignal.timeout(20_000),
  }
  return createMailer(sink.url)(mail, delivery)
}

test.each([
  ['break-in-text', 'x'.repeat(20_000_000), false],
  ['break-after-dot', 'Hello', true],
  ['refuse-mail', 'Hello', false],
] as const)('after %s, knows whether the mail may have arrived', async (mode, text, isUnknown) => {
  sink.setMode(mode)
  const error = await send({ text }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(MailError)
  expect(error).toMatchObject({ isUnknown })
})

const NAMES = [
  '=?utf-8?q?boss=40example=2ecom?=',
  'Pat =?utf-8?B?SGVsbG8=?= Example',
  '=?utf-8?q?a b?=',
  '=?utf-8?q?Zoë?=',
  'a=?b',
]

test.each(NAMES)('a mail program reads the name %s as typed', async (name) => {
  const subject = `Message M-4T8W2X6Y from ${name}`
  await send({ subject, replyTo: { name, address: 'pat@example.com' } })
  const [mail] = sink.mails
  expect(mail?.subject).toBe(subject)
  const [raw] = sink.rawMails
  expect(raw).not.toContain(name)
  // An encoded name is replaced by the address alone.
  expect(mail?.replyTo).toEqual([{ name: '', address: 'pat@example.com' }])
})

const UNUSUAL = [
  'Zoë "Z" Example, =',
  'Example, Pat',
  '"Pat"',
  'Pat \\ Example \\',
  'Pat <kim@example.com>; Kim:',
  'Pat (CPA) ^n',
  'Pat 👩\u200d💻 Example',
  '李小龍'.repeat(20),
]

test.each(UNUSUAL)('keeps the name %s in each mail and its calendar file', async (name) => {
  const email = "pat&kim/o'neil?@xn--mller-kva.example"
  const booking = sampleBooking({ name, email })
  const message = sampleMessage({ name, email })
  const mails = [
    officeContactMail(message),
    confirmContactMail(message),
    officeBookingMail(booking, WRITTEN_AT),
    visitorBookingMail(booking, WRITTEN_AT),
    reminderMail(booking, WRITTEN_AT),
  ]
  for (const mail of mails) await send(mail ?? {})
  const office = { name: '', address: site.email }
  const pat = { name: '', address: email }
  expect(sink.mails.map(({ to }) => to)).toEqual([[office], [pat], [office], [pat], [pat]])
  expect(sink.mails.map(({ subject }) => subject)).toEqual(mails.map((mail) => mail?.subject))
  const reply = [{ name, address: email }]
  expect(sink.mails.map(({ replyTo }) => replyTo)).toEqual([
    reply,
    undefined,
    reply,
    undefined,
    undefined,
  ])
  for (const { from } of sink.mails) expect(from).toEqual({ name: site.name, address: site.email })

  const [forOffice, forVisitor] = [createOfficeCalendar, createVisitorCalendar].map((write) => {
    const calendar = new ICAL.Component(ICAL.parse(write(booking, WRITTEN_AT).content))
    return calendar.getFirstSubcomponent('vevent')
  })
  expect(forOffice?.getFirstPropertyValue('summary')).toBe(`${name}: Free consultation`)
  const [attendee, ...others] = forVisitor?.getAllProperties('attendee') ?? []
  expect([attendee?.getFirstParameter('cn'), attendee?.getFirstValue(), others]).toEqual([
    name,
    `MAILTO:${email}`,
    [],
  ])
  expect(forVisitor?.getFirstProperty('organizer')?.getFirstParameter('cn')).toBe(site.name)
})
