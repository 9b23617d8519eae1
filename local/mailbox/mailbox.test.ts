import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { portOf, sendRaw } from '../../tests/temporary-site.ts'
import { createMailbox } from './mailbox.ts'
import { serveMailbox } from './page.ts'

let server: Server | undefined
afterEach(() => void server?.close())

const mailbox = () => createMailbox(() => Date.parse('2026-11-02T09:00:00Z'))
const deliverTo = (box: ReturnType<typeof mailbox>, ...addresses: string[]) => {
  for (const to of addresses) box.deliver({ to, subject: 'Hello', text: `to ${to}` })
}

async function serve(box: ReturnType<typeof mailbox>): Promise<number> {
  const handle = serveMailbox(box)
  server = createServer((request, response) =>
    handle(request, response, () => response.writeHead(404).end('next')),
  )
  await new Promise<void>((done) => server?.listen(0, done))
  return portOf(server)
}

test.each([
  ['ann@example.com', 1],
  ['ANN@example.com', 1],
  ['a+b@example.com', 1],
  ['a b@example.com', 1],
  ['+17405550123', 1],
  [' 17405550123', 1],
  ['bob@example.com', 0],
  ['', 3],
])('finds messages to "%s": %i', (to, count) => {
  const box = mailbox()
  deliverTo(box, 'Ann@example.com', 'a+b@example.com', '+17405550123')
  expect(box.list(to)).toHaveLength(count)
})

test('keeps the last 200, newest first', () => {
  const box = mailbox()
  deliverTo(box, ...Array.from({ length: 201 }, (_, n) => `${n}@example.com`))
  const kept = box.list()
  expect(kept).toHaveLength(200)
  expect([kept[0]?.to, kept[199]?.to]).toEqual(['200@example.com', '1@example.com'])
})

test('lists messages as JSON, optionally for one address', async () => {
  const box = mailbox()
  deliverTo(box, 'ann@example.com', 'bob@example.com')
  const port = await serve(box)
  const { headers, body } = await sendRaw(port, '/__mailbox.json?to=ann@example.com')
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  expect(JSON.parse(body)).toEqual([
    {
      to: 'ann@example.com',
      subject: 'Hello',
      text: 'to ann@example.com',
      time: '2026-11-02T09:00:00.000Z',
    },
  ])
})

test('shows the messages on a page, with their text escaped', async () => {
  const box = mailbox()
  const port = await serve(box)
  expect((await sendRaw(port, '/__mailbox')).body).toContain('No messages yet')
  box.deliver({ to: 'a<b>@example.com', subject: '<i>', text: '<script>&' })
  box.deliver({ to: '+17405550123', subject: '', text: 'code' })
  const { body } = await sendRaw(port, '/__mailbox')
  expect(body).toContain('&lt;script&gt;&amp;')
  expect(body).toContain('<h2>Text message</h2>')
  expect(body).not.toMatch(/<script|<i>|a<b>/)
})

test('shows both parts of a mail, its attachments and its reply address', async () => {
  const box = mailbox()
  const port = await serve(box)
  box.deliver({
    to: 'office@example.com',
    subject: 'Booked',
    text: 'plain words',
    html: '<p>"rich" words</p><script>alert(1)</script>',
    replyTo: 'Pat <pat@example.com>',
    attachments: [{ filename: 'appointment.ics', mimeType: 'text/calendar', content: 'BEGIN' }],
  })
  const { body } = await sendRaw(port, '/__mailbox')
  expect(body).toContain('plain words')
  expect(body).toContain('srcdoc="&lt;p&gt;&quot;rich&quot; words&lt;/p&gt;&lt;script&gt;')
  expect(body).toMatch(/<iframe sandbox="[a-z -]*" [^>]*srcdoc/)
  expect(body).not.toMatch(/allow-(?:scripts|same-origin)/)
  expect(body).not.toContain('<script')
  expect(body).toContain('Answers go to Pat &lt;pat@example.com&gt;')
  expect(body).toContain('download="appointment.ics" href="data:text/calendar;base64,QkVHSU4="')
})

test('passes other URLs on', async () => {
  const port = await serve(mailbox())
  expect((await sendRaw(port, '/__mailboxes')).body).toBe('next')
})
