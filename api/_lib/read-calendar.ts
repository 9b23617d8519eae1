import { Worker, parentPort, workerData } from 'node:worker_threads'
import { type BusyTimes, type ReadOptions, readBusyTimes } from './busy-times.ts'

/** How long a calendar may take, in milliseconds. */
const MAX_MS = 5000
/** Memory of the thread, in megabytes. Beyond it Node ends the process, and the attempt counts as broken off. */
const MAX_MB = 256

type Call = { calendarFile: string; options: ReadOptions }

/**
 * Reads a calendar in a thread of its own, so that one that takes long holds nothing up.
 * @throws Error if it cannot be read, or takes too long
 */
export async function readCalendar(calendarFile: string, options: ReadOptions): Promise<BusyTimes> {
  const thread = new Worker(new URL(import.meta.url), {
    workerData: { calendarFile, options } satisfies Call,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MB },
  })
  const timer = setTimeout(() => void thread.terminate(), MAX_MS)
  try {
    return await new Promise((resolve, reject) => {
      thread.on('message', resolve)
      thread.on('error', reject)
      thread.on('exit', () => reject(new Error('The calendar took too long')))
    })
  } finally {
    clearTimeout(timer)
    void thread.terminate()
  }
}

// In that thread, this module runs again.
const call = workerData as Partial<Call> | null
if (call?.calendarFile !== undefined && call.options) {
  parentPort?.postMessage(readBusyTimes(call.calendarFile, call.options))
}
