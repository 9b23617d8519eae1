import { fork } from 'node:child_process'
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { BusyTimes, ReadOptions } from './busy-times.ts'

/** How long a calendar may take, in milliseconds, including its arrival (busy-calendars.ts). */
const MAX_MS = 40_000
/** Memory for its events, in megabytes. */
const MAX_MB = 256

/**
 * Reads a calendar in a process of its own: one that takes long holds nothing up, and one that takes too much memory
 * ends that process and not this one, as it would from a thread.
 * @param chunks an iCalendar file in UTF-8
 * @throws Error if it cannot be read, or takes too long, and what `chunks` throws
 */
export async function readCalendar(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): Promise<BusyTimes> {
  const reader = fork(fileURLToPath(new URL('./calendar-process.ts', import.meta.url)), {
    execArgv: [`--max-old-space-size=${MAX_MB}`],
    serialization: 'advanced',
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    timeout: MAX_MS,
    killSignal: 'SIGKILL',
  })
  try {
    const answer = new Promise<BusyTimes>((resolve, reject) => {
      reader.once('message', (busy) => resolve(busy as BusyTimes))
      reader.once('error', reject)
      reader.once('exit', () => reject(new Error('The calendar cannot be read')))
    })
    reader.send(options)
    const [busy] = await Promise.all([answer, pipeline(chunks, reader.stdin as Writable)])
    return busy
  } finally {
    reader.kill('SIGKILL')
  }
}
