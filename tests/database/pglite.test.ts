import { afterAll, describe } from 'vitest'
import { testBookings } from './booking-suite.ts'
import { testBusyTimes } from './busy-suite.ts'
import { startMigratedDatabase } from './migrated-database.ts'

const { url, stop } = await startMigratedDatabase()
afterAll(stop)

// It runs one statement at a time: tests/rest/database/postgres.test.ts tests many callers at once.
describe('bookings in the embedded database', () => {
  testBookings(url, { poolSize: 1, calls: 20, rounds: 2 })
  testBusyTimes(url, 1)
})
