import { afterAll, describe } from 'vitest'
import { testBookings } from './booking-suite.ts'
import { testBusyTimes } from './busy-suite.ts'
import { startMigratedDatabase } from './migrated-database.ts'
import { testDesk } from './office-suite.ts'
import { testParallelVisitors } from './parallel-suite.ts'

const { url, stop } = await startMigratedDatabase()
afterAll(stop)

// It runs one statement at a time, so a few callers are as good as many.
describe('bookings in the embedded database', () => {
  testBookings(url, { poolSize: 1, calls: 20, rounds: 2 })
  testBusyTimes(url, 1)
  testParallelVisitors(url, { poolSize: 1, visitors: 5, rounds: 2 })
})

describe('the desk in the embedded database', () => {
  testDesk(url, { poolSize: 1, callers: 5 })
})
