import { afterAll, afterEach, expect, test } from 'vitest'
import type { Mail } from '../../api/_lib/mail.ts'
import { createMailer, MailError } from '../../api/_lib/mailer.ts'
import { startMailSink } from './mail-sink.ts'

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

test('keeps an unusual name', async () => {
  await send({ replyTo: { name: 'Zoë "Z" Example, =', address: 'pat@example.com' } })
  expect(sink.mails[0]?.replyTo?.[0]?.name).toBe('Zoë "Z" Example, =')
})
