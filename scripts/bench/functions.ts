import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { SMTPServer } from 'smtp-server'
import { listen } from '../../local/listen.ts'
import { run as runSql, startPostgres } from '../../local/programs/postgres-server.ts'
import { type Call, type Load, loadFunction } from './load-function.ts'
import { median } from './median.ts'

const TOPIC = 'consultation'
const WRITTEN_TABLES = 'outbox bookings contact_messages rate_limits idempotency_keys'.split(' ')
/** A visitor needs at least two seconds to fill in a form. */
const FILL_IN_MS = 2100

type Site = { origin: string; databaseUrl: string; stop: () => void }

/**
 * How many requests per second each function of the last build answers, with 32 clients at once and warm, with
 * PostgreSQL if it is installed, else with the embedded database: [--seconds 2] [--rounds 2]. Each is compared
 * with /api/health in the same run, because rates say nothing across machines.
 */
export async function run(args: string[]): Promise<void> {
  const text = (usual: string) => ({ type: 'string', default: usual }) as const
  const { values } = parseArgs({ args, options: { seconds: text('2'), rounds: text('2') } })
  const postgres = await startPostgres()
  const site = await start(postgres?.url)
  const loads: Record<string, Load[]> = {}
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const measured = await measure(site, Number(values.seconds))
    for (const [route, load] of Object.entries(measured)) (loads[route] ??= []).push(load)
  }
  site.stop()
  await postgres?.stop()
  console.log(`With ${postgres ? 'PostgreSQL' : 'the embedded database'}: calls a second`)
  console.table(table(loads))
}

/** Starts a mail server that accepts every mail and keeps none. @returns its address */
async function startMailServer(): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, callback) => {
      stream
        .on('end', callback)
        .on('error', () => {})
        .resume()
    },
  })
  // An aborted mail does not matter here.
  server.on('error', () => {})
  return `smtp://127.0.0.1:${await listen(server.server)}`
}

function functionsRole(url: string): string {
  const address = new URL(url)
  address.username = 'site_functions'
  return address.href
}

/** @param ownerUrl of a database the functions may use; their role cannot empty it */
async function start(ownerUrl?: string): Promise<Site> {
  const child = fork(new URL('function-server.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: ownerUrl ? functionsRole(ownerUrl) : '',
      SITE_SECRET: 'a secret that is only for measuring, 50 letters',
      SITE_URL: 'https://www.example.com',
      SMTP_URL: await startMailServer(),
    },
  })
  const { origin, databaseUrl } = await new Promise<Omit<Site, 'stop'>>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Site))
    child.once('exit', () => reject(new Error('The functions did not start: npm run build first')))
  })
  return { origin, databaseUrl: ownerUrl ?? databaseUrl, stop: () => child.disconnect() }
}

/** Runs every function once and deletes what it wrote before the next. */
async function measure(site: Site, seconds: number): Promise<Record<string, Load>> {
  const { origin } = site
  const get = (path: string) => () => ({ path })
  const load = async (next: (() => Call) | Call[]) => {
    if (typeof next === 'function') await loadFunction(origin, next, 1)
    return loadFunction(origin, next, seconds)
  }
  await empty(site)
  const { starts, formToken } = await readFreeTimes(origin)
  await wait(FILL_IN_MS)
  const book = (start: string) => ({
    method: 'POST' as const,
    path: '/api/bookings',
    headers: { 'Idempotency-Key': randomUUID() },
    body: { topic: TOPIC, start, name: 'Pat Example', phone: '740 555 0199', formToken },
  })
  const hold = (start: string) => ({
    method: 'POST' as const,
    path: '/api/holds',
    body: { topic: TOPIC, start },
  })
  const loads: Record<string, Load> = {
    'GET health': await load(get('/api/health')),
    'GET contact': await load(get('/api/contact')),
    'GET deadlines': await load(get('/api/deadlines')),
    'GET deadlines of two situations': await load(get('/api/deadlines?situations=personal,farm')),
    'GET availability': await load(get(`/api/availability?topic=${TOPIC}`)),
    'POST holds': await load(starts.map(hold)),
  }
  loads['GET availability, all taken'] = await load(get(`/api/availability?topic=${TOPIC}`))
  await empty(site)
  loads['POST bookings'] = await load(starts.map(book))
  await empty(site)
  const token = await readToken(origin, book(starts[0] ?? ''))
  loads['POST bookings, time taken'] = await load(() => book(starts[0] ?? ''))
  loads['POST holds, time taken'] = await load(() => hold(starts[0] ?? ''))
  loads['GET bookings'] = await load(() => ({
    path: '/api/bookings',
    headers: { 'Booking-Token': token },
  }))
  loads['POST contact'] = await load(() => ({
    method: 'POST',
    path: '/api/contact',
    headers: { 'Idempotency-Key': randomUUID() },
    body: { name: 'Pat Example', email: 'pat@example.com', message: 'Hello', formToken },
  }))
  await empty(site)
  return loads
}

/** Times of an empty calendar that do not overlap, so that each can be booked. */
async function readFreeTimes(origin: string): Promise<{ starts: string[]; formToken: string }> {
  const times: string[] = []
  let formToken = ''
  const today = Date.now()
  for (const daysAhead of [0, 31]) {
    const from = new Date(today + daysAhead * 86_400_000).toISOString().slice(0, 10)
    const answer = await fetch(`${origin}/api/availability?topic=${TOPIC}&from=${from}&days=31`)
    const { days, ...rest } = (await answer.json()) as {
      days: { times: string[] }[]
      formToken: string
    }
    times.push(...days.flatMap((day) => day.times))
    formToken = rest.formToken
  }
  let next = 0
  const starts = times.filter((time) => {
    const isFree = Date.parse(time) >= next
    if (isFree) next = Date.parse(time) + 3600_000
    return isFree
  })
  return { starts, formToken }
}

async function readToken(origin: string, { path, headers, body }: Call): Promise<string> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { ...headers, Origin: origin, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return ((await answer.json()) as { token: string }).token
}

/** Deletes waiting mails, lets the functions finish those in progress, and deletes the rest. */
async function empty({ origin, databaseUrl }: Site): Promise<void> {
  await runSql(databaseUrl, 'delete from outbox')
  await wait(500)
  await (await fetch(`${origin}/api/health`)).arrayBuffer()
  for (const name of WRITTEN_TABLES) await runSql(databaseUrl, `delete from ${name}`)
}

function table(loads: Record<string, Load[]>) {
  const rateOf = (runs: Load[] = []) => median(runs.map(({ rate }) => rate))
  const health = rateOf(loads['GET health'])
  return Object.fromEntries(
    Object.entries(loads).map(([route, runs]) => {
      const rate = rateOf(runs)
      const relative = Math.round((rate / health) * 1000) / 1000
      const statuses = [...new Set(runs.flatMap((run) => Object.keys(run.statuses)))].join(', ')
      return [route, { rate: Math.round(rate), 'beside health': relative, statuses }]
    }),
  )
}
