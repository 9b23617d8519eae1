import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeMessage } from '../../api/_lib/contact/contact-store.ts'
import {
  connect,
  type Database,
  DatabaseUnavailableError,
  type Query,
} from '../../api/_lib/request/db.ts'
import { deliverDueMails } from '../../api/_lib/mail/deliver.ts'
import { digestMail } from '../../api/_lib/mail/office-mails.ts'
import { queueMails } from '../../api/_lib/mail/outbox.ts'
import { createReference } from '../../api/_lib/request/secret.ts'
import { type SinkMode, startMailSink } from '../api/mail-sink.ts'
import { collectLogs } from '../api/test-site.ts'

const NOW = Date.parse('2027-03-08T14:00:00Z')
const minutesLater = (minutes: number) => new Date(NOW + minutes * 60_000)

/** What happens to a mail whose delivery is interrupted, with a real mail server. */
export function testMailFates(url: string, poolSize: number) {
  let database: Database
  let sink: Awaited<ReturnType<typeof startMailSink>>
  let logs: string[]
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOW })
    logs = collectLogs()
    database ??= connect(url, poolSize, 100_000)
    sink ??= await startMailSink()
    sink.setMode('accept')
    sink.empty()
    vi.stubEnv('SMTP_URL', sink.url)
    await database.query(`update outbox set done_at = now(), outcome = 'outdated'
      where done_at is null`)
  })
  afterEach(() => vi.useRealTimers())
  afterAll(async () => {
    vi.unstubAllEnvs()
    // The health check looks at the newest mails, and these are from another year.
    await database.query(
      `update outbox set done_at = now(), outcome = 'outdated', unknown_at = null`,
    )
    await database.close()
    await sink.stop()
  })

  /** Queues one due mail to the office. @returns the reference of its message */
  const queueOne = async () => {
    const reference = createReference('M')
    const message = 'Hello '.repeat(600)
    const form = { name: 'Pat Example', email: 'pat@example.com', message }
    const messageId = await storeMessage(database.query, reference, form, new Date())
    await queueMails(database.query, [{ kind: 'contact_office', messageId }], new Date())
    return reference
  }
  const deliverAt = (minutes: number, given: Pick<Database, 'query'> = database) => {
    vi.setSystemTime(minutesLater(minutes))
    return deliverDueMails(given, new Date(), { beginWithinMs: 5000, sendWithinMs: 20_000 })
  }
  const fateOf = async (reference: string) => {
    const [row] = await database.query(
      `select outcome, attempts, unknown_at as "unknownAt" from outbox
        join contact_messages m on m.id = message_id where reference = $1`,
      [reference],
    )
    return row
  }
  const copies = () => sink.mails.map(({ messageId }) => messageId)
  const fails = (outcome: string) => ({ [outcome]: 1, sent: 0 })

  test.each<[SinkMode]>([
    ['break-before-text'],
    ['refuse-recipient'],
    ['refuse-mail-for-now'],
    ['refuse-mail'],
  ])('tries a mail again after %s, which rules out delivery', async (mode) => {
    const reference = await queueOne()
    sink.setMode(mode)
    expect(await deliverAt(0)).toMatchObject(fails('retried'))
    expect(await deliverAt(5)).toMatchObject(fails('retried'))
    sink.setMode('accept')
    expect(await deliverAt(20)).toMatchObject({ sent: 1 })
    expect(copies()).toHaveLength(1)
    expect(await fateOf(reference)).toEqual({ outcome: 'sent', attempts: 3, unknownAt: null })
  })

  test('sends a mail once to a slow mail server', async () => {
    await queueOne()
    sink.setMode('slow')
    const delivery = deliverAt(0)
    await vi.waitFor(() => expect(sink.held).toBe(1), 20_000)
    sink.setMode('accept')
    expect(await delivery).toMatchObject({ sent: 1, unknown: 0 })
    expect(await deliverAt(60)).toMatchObject({ sent: 0 })
    expect(copies()).toHaveLength(1)
  })

  test('sends one more copy with the same id after a break behind the final dot', async () => {
    const reference = await queueOne()
    sink.setMode('break-after-dot')
    expect(await deliverAt(0)).toMatchObject(fails('unknown'))
    expect(await fateOf(reference)).toMatchObject({ outcome: null, unknownAt: minutesLater(0) })
    expect(await deliverAt(29), 'not blindly').toMatchObject({ sent: 0, unknown: 0 })
    sink.setMode('accept')
    vi.stubEnv('SITE_URL', 'https://moved.example.com')
    expect(await deliverAt(30)).toMatchObject({ sent: 1 })
    vi.stubEnv('SITE_URL', '')
    expect(copies()).toHaveLength(2)
    expect(new Set(copies()).size).toBe(1)
    expect(await fateOf(reference)).toMatchObject({
      outcome: 'sent',
      unknownAt: minutesLater(0),
    })
    expect(await overview()).toContain(
      `${reference}: the message to the office, may have arrived twice`,
    )
  })

  test('stops and tells the office after two breaks behind the final dot', async () => {
    const reference = await queueOne()
    sink.setMode('break-after-dot')
    await deliverAt(0)
    expect(await deliverAt(30)).toMatchObject(fails('unknown'))
    sink.setMode('accept')
    for (const minutes of [60, 600, 6000]) await deliverAt(minutes)
    expect(copies()).toHaveLength(2)
    expect(await fateOf(reference)).toMatchObject({ outcome: 'unknown', attempts: 2 })
    vi.setSystemTime(minutesLater(60))
    expect(await overview()).toContain(
      `${reference}: the message to the office, may not have arrived`,
    )
    expect(logs.join('\n')).not.toMatch(/pat@example|Pat|Hello/)
  })

  test('gives up in time on a silent server and marks the mail as unknown', async () => {
    const reference = await queueOne()
    sink.setMode('silent-after-dot')
    const limits = { beginWithinMs: 1000, sendWithinMs: 1500 }
    expect(await deliverDueMails(database, new Date(), limits)).toMatchObject(fails('unknown'))
    expect(await fateOf(reference)).toMatchObject({ outcome: null, unknownAt: minutesLater(0) })
  })

  test('keeps trying a mail refused after an unknown first copy, up to unknown', async () => {
    const reference = await queueOne()
    sink.setMode('break-after-dot')
    await deliverAt(0)
    sink.setMode('refuse-mail-for-now')
    expect(await deliverAt(30)).toMatchObject(fails('retried'))
    await database.query('update outbox set attempts = 19 where done_at is null')
    await deliverAt(90)
    expect(await fateOf(reference)).toMatchObject({ outcome: 'unknown' })
    expect(copies()).toHaveLength(1)
  })

  test('does not send a mail whose text could not be stored first', async () => {
    await queueOne()
    const query: Query = (sql, values) =>
      sql.includes('handed_over + 1')
        ? Promise.reject(new DatabaseUnavailableError('57014'))
        : database.query(sql, values)
    expect(await deliverAt(0, { query })).toMatchObject(fails('retried'))
    expect(copies()).toEqual([])
    expect(await deliverAt(5)).toMatchObject({ sent: 1 })
  })

  test('does not blindly resend a mail that the database failed to record', async () => {
    const reference = await queueOne()
    const query: Query = (sql, values) =>
      sql.includes('set done_at')
        ? Promise.reject(new DatabaseUnavailableError('57014'))
        : database.query(sql, values)
    await expect(deliverAt(0, { query })).rejects.toThrow('57014')
    expect(await deliverAt(5)).toMatchObject(fails('unknown'))
    expect(copies()).toHaveLength(1)
    expect(await deliverAt(35)).toMatchObject({ sent: 1 })
    expect(copies()).toHaveLength(2)
    expect(await fateOf(reference)).toMatchObject({ outcome: 'sent' })
  })

  test('marks a mail as unknown when its process dies behind the final dot', async () => {
    const reference = await queueOne()
    sink.setMode('silent-after-dot')
    // Also due by the other process's clock, the real one.
    await database.query(`update outbox set due_at = '2026-01-01' where done_at is null`)
    const child = spawn(process.execPath, ['--input-type=module', '-e', DELIVER], {
      env: { ...process.env, DATABASE_URL: url, DATABASE_POOL_SIZE: '1', SMTP_URL: sink.url },
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    await vi.waitFor(() => expect(copies()).toHaveLength(1), 20_000)
    child.kill('SIGKILL')
    await ended
    sink.setMode('accept')
    expect(await fateOf(reference)).toMatchObject({ outcome: null, unknownAt: null })
    await database.query(`update outbox set claimed_until = $1 where done_at is null`, [
      minutesLater(2),
    ])
    expect(await deliverAt(1), 'still claimed').toMatchObject({ sent: 0, unknown: 0 })
    expect(await deliverAt(2)).toMatchObject(fails('unknown'))
    expect(await deliverAt(32)).toMatchObject({ sent: 1 })
    expect(new Set(copies()).size).toBe(1)
    expect(copies()).toHaveLength(2)
  })

  const overview = async () => (await digestMail(database.query, '2027-03-09')).text
}

/** Delivers due mails in a separate process. Its imports name compiled files. */
const DELIVER = `
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve: (name, context, next) => {
      const isOurs = /^[.].*[.]js$/.test(name) && !context.parentURL.includes('node_modules')
      return next(isOurs ? name.replace(/js$/, 'ts') : name, context)
    },
  })
  const { openDatabase } = await import('${process.cwd()}/api/_lib/request/db.ts')
  const { deliverDueMails } = await import('${process.cwd()}/api/_lib/mail/deliver.ts')
  await deliverDueMails(openDatabase(), new Date())`
