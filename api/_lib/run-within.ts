import { runInNewContext } from 'node:vm'

/**
 * Runs code that may never end, and stops it even in the middle of a loop.
 * @throws Error after `milliseconds`, and what `work` throws
 */
export function runWithin<Result>(milliseconds: number, work: () => Result): Result {
  return runInNewContext('work()', { work }, { timeout: milliseconds }) as Result
}
