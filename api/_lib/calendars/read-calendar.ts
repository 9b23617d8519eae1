import { fork } from 'node:child_process'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { BusyTimes, ReadOptions } from './busy-times.ts'
import { CalendarError } from './calendar-error.ts'

/** How long a calendar may take, in milliseconds, including its arrival (busy-calendars.ts). */
const MAX_MS = 40_000
/** Memory for its events, in megabytes. */
const MAX_MB = 256

/**
 * Reads a calendar in a process of its own: one that takes long holds nothing up, and one that takes too much memory
 * ends that process and not this one, as it would from a thread.
 * @param chunks an iCalendar file in UTF-8
 * @throws CalendarError if it cannot be read or takes too long, or `no_reader` if the process cannot start, and what
 *   `chunks` throws
 */
export async function readCalendar(
  chunks: AsyncIterable<Uint8Array>,
  options: ReadOptions,
): Promise<BusyTimes> {
  const reader = start()
  try {
    const answer = new Promise<BusyTimes>((resolve, reject) => {
      reader.once('message', (busy: BusyTimes | string) => {
        if (typeof busy === 'string') reject(new CalendarError(busy))
        else resolve(busy)
      })
      // More than one may come, and one that nobody hears ends this process.
      reader.on('error', (cause) => reject(new CalendarError('no_reader', { cause })))
      // Only a signal ends it early, for its time or its memory: by itself, it ends if its program cannot be loaded.
      reader.once('exit', (code) => {
        reject(new CalendarError(code === null ? 'not_readable' : 'no_reader'))
      })
    })
    // Without handles to spare, it has neither a number nor an input, and "error" says so.
    if (reader.pid === undefined || !reader.stdin) return await answer
    reader.send(options)
    const sent = pipeline(chunks, reader.stdin).catch((error: NodeJS.ErrnoException) => {
      // The process has ended, and `answer` says why.
      if (error.code !== 'EPIPE') throw error
    })
    const [busy] = await Promise.all([answer, sent])
    return busy
  } finally {
    // Ending a process without a number would end all processes of this one's group.
    if (reader.pid !== undefined) reader.kill('SIGKILL')
  }
}

/** @throws CalendarError for reasons that the system names at once */
function start() {
  try {
    return fork(fileURLToPath(new URL('./calendar-process.ts', import.meta.url)), {
      execArgv: [`--max-old-space-size=${MAX_MB}`],
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      timeout: MAX_MS,
      killSignal: 'SIGKILL',
    })
  } catch (cause) {
    throw new CalendarError('no_reader', { cause })
  }
}
