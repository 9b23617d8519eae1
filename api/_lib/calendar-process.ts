import { type ReadOptions, readBusyTimes } from './busy-times.ts'

// The process that read-calendar.ts starts: it reads one calendar from its standard input. An error ends it.
process.once('message', (options: ReadOptions) => void answer(options))

async function answer(options: ReadOptions): Promise<void> {
  process.send?.(await readBusyTimes(process.stdin.setEncoding('utf8'), options))
}
