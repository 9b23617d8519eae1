import { createContext, Script } from 'node:vm'

const context = createContext({})
const script = new Script('work()')

/**
 * Runs code that may never end, and stops it even in the middle of a loop.
 * @throws Error after `milliseconds`, and what `work` throws
 */
export function runWithin<Result>(milliseconds: number, work: () => Result): Result {
  context.work = work
  return script.runInContext(context, { timeout: milliseconds }) as Result
}
