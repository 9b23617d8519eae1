import { randomInt } from 'node:crypto'
import autocannon from 'autocannon'

const CLIENTS = 32

export type Call = {
  method?: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: unknown
}
export type Load = { rate: number; statuses: Record<string, number> }

/**
 * Calls a function from 32 clients at once, each request from another address.
 * @param next the next request, or the requests themselves if each can be made only once
 * @param seconds how long, if the requests do not run out
 * @returns requests answered per second, and how often each status came
 */
export async function loadFunction(
  origin: string,
  next: (() => Call) | Call[],
  seconds: number,
): Promise<Load> {
  const calls = Array.isArray(next) ? [...next] : null
  const take = () => (typeof next === 'function' ? next() : (calls?.pop() ?? { path: '/' }))
  const statuses: Record<string, number> = {}
  const started = performance.now()
  let ended = started
  const options: autocannon.Options = {
    url: origin,
    connections: Math.min(CLIENTS, calls?.length ?? CLIENTS),
    ...(calls ? { amount: calls.length } : { duration: seconds }),
    requests: [
      {
        setupRequest: (request) => {
          const { method = 'GET', path, headers, body } = take()
          return {
            ...request,
            method,
            path,
            headers: {
              'X-Forwarded-For': someAddress(),
              ...(method === 'POST' && { Origin: origin, 'Content-Type': 'application/json' }),
              ...headers,
            },
            ...(body !== undefined && { body: JSON.stringify(body) }),
          }
        },
      },
    ],
  }
  await new Promise<void>((resolve, reject) => {
    const run = autocannon(options, (error) => (error ? reject(error as Error) : resolve()))
    run.on('response', (_client, status) => {
      statuses[status] = (statuses[status] ?? 0) + 1
      ended = performance.now()
    })
  })
  const answered = Object.values(statuses).reduce((sum, count) => sum + count, 0)
  return { rate: answered === 0 ? 0 : (answered * 1000) / (ended - started), statuses }
}

/** Functions count requests by IP address. None of these may exceed a limit. */
function someAddress(): string {
  return [10, randomInt(256), randomInt(256), randomInt(256)].join('.')
}
