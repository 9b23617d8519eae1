import { AsyncLocalStorage } from 'node:async_hooks'
import { site } from '../../../src/config/site.ts'
import { Refusal } from './refusal.ts'

/** With the work that follows, nobody waits much longer than three seconds. */
const WAIT_MS = 2000
const RETRY_SECONDS = 5

/** The turn that a request waits for or has had. */
const requests = new AsyncLocalStorage<{ turn?: Promise<void> }>()

/** Runs the work of one request, which takes its turn only once. */
export function runRequest<Result>(work: () => Promise<Result>): Promise<Result> {
  return requests.run({}, work)
}

/**
 * Lets requests in while fewer than `places` pieces of work are running. A request that was let in never waits
 * again, so that it is not refused halfway, and neither does work outside of requests.
 * @returns a function that runs a piece of work, and throws Refusal 503 with Retry-After when the request has
 * waited too long for its turn
 */
export function createTurns(places: number) {
  let running = 0
  const waiting = new Set<() => void>()

  async function takePlace(): Promise<void> {
    if (running < places) {
      running += 1
      return
    }
    await new Promise<void>((resolve, reject) => {
      const letIn = () => {
        clearTimeout(timer)
        waiting.delete(letIn)
        running += 1
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(letIn)
        reject(tooBusy())
      }, WAIT_MS)
      waiting.add(letIn)
    })
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    const request = requests.getStore()
    if (request && !request.turn) {
      request.turn = takePlace()
      await request.turn
    } else {
      await request?.turn
      running += 1
    }
    try {
      return await work()
    } finally {
      running -= 1
      const [next] = waiting
      if (running < places) next?.()
    }
  }
}

function tooBusy(): Refusal {
  const message = `Many people are using the site right now. Please try again in ${RETRY_SECONDS} seconds, or call ${site.phone.display}.`
  return new Refusal(503, 'busy', message, {}, { 'Retry-After': String(RETRY_SECONDS) })
}
