import { expect, test } from 'vitest'
import { createMailer } from '../api/_lib/mailer.ts'
import { createMailbox } from './mailbox/mailbox.ts'
import { startMailServer } from './mail-server.ts'

test('what the functions mail stands in the mailbox', async () => {
  const mailbox = createMailbox()
  const server = await startMailServer(mailbox.deliver)
  const send = createMailer(server.url, 'www.example.com')
  await send(
    '1',
    { to: 'pat@example.com', subject: 'Zoë', text: 'Hello\n“you”' },
    AbortSignal.timeout(5000),
  )
  expect(mailbox.list('pat@example.com')).toMatchObject([
    { to: 'pat@example.com', subject: 'Zoë', text: 'Hello\n“you”\n' },
  ])
  await server.stop()
})
