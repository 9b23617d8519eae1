import { type ReadOptions, readBusyTimes } from './busy-times.ts'
import { CalendarError } from './calendar-error.ts'

// The process that read-calendar.ts starts: it reads one calendar from its standard input, and answers with its busy
// times or a CalendarError's message.
process.once('message', (options: ReadOptions) => {
  void readBusyTimes(process.stdin.setEncoding('utf8'), options)
    .catch((error: unknown) => (error instanceof CalendarError ? error.message : 'not_readable'))
    .then((busy) => process.send?.(busy))
})
