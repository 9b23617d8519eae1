import { expect, test } from 'vitest'
import { createMailer } from '../api/_lib/mail/mailer.ts'
import { createMailbox } from './mailbox/mailbox.ts'
import { startMailServer } from './mail-server.ts'

test('delivers mail from the functions to the mailbox', async () => {
  const mailbox = createMailbox()
  const server = await startMailServer(mailbox.deliver)
  const send = createMailer(server.url)
  await send(
    {
      to: 'pat@example.com',
      subject: 'Zoë',
      text: 'Hello\n“you”',
      html: '<p>Hello</p>',
      replyTo: { name: 'Zoë', address: 'zoe@example.com' },
      calendar: { method: 'PUBLISH', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
    },
    {
      id: '1@www.example.com',
      onHandover: () => Promise.resolve(),
      signal: AbortSignal.timeout(5000),
    },
  )
  expect(mailbox.list('pat@example.com')).toMatchObject([
    {
      to: 'pat@example.com',
      subject: 'Zoë',
      text: 'Hello\n“you”\n',
      html: '<p>Hello</p>\n',
      replyTo: 'Zoë <zoe@example.com>',
      attachments: [
        { filename: 'appointment.ics', content: expect.stringContaining('BEGIN:VCALENDAR') },
      ],
    },
  ])
  await server.stop()
})

test('refuses at once a mail that the mailbox rejects', async () => {
  const server = await startMailServer(() => {
    throw new Error('The mailbox is full')
  })
  const letter = { to: 'pat@example.com', subject: 'A', text: 'B', html: '<p>B</p>' }
  const handover = {
    id: '1@www.example.com',
    onHandover: () => Promise.resolve(),
    signal: AbortSignal.timeout(5000),
  }
  await expect(createMailer(server.url)(letter, handover)).rejects.toThrow(
    'The mail was not accepted',
  )
  await server.stop()
})
