import { type ReadOptions, readBusyTimes } from './busy-times.ts'
import { CalendarError } from './calendar-error.ts'

// The process that read-calendar.ts starts: it reads one calendar from its standard input, and answers with its busy
// times or a CalendarError's message.
process.once('message', (options: ReadOptions) => void answer(options))

async function answer(options: ReadOptions): Promise<void> {
  const chunks = process.stdin.setEncoding('utf8')
  const busy = await readBusyTimes(chunks, options).catch((error: unknown) => {
    if (error instanceof CalendarError) return error.message
    return 'not_readable'
  })
  process.send?.(busy)
}
