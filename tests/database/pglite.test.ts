import { afterAll, describe } from 'vitest'
import { startDatabase } from '../../local/database'
import { testBookings } from './booking-suite'
import { testParallelVisitors } from './parallel-suite'
import { MIGRATIONS } from './postgres-server'

const database = await startDatabase(MIGRATIONS)
afterAll(() => database.stop())

describe('bookings in the embedded database', { timeout: 120_000 }, () => {
  testBookings(database.url, 1)
  testParallelVisitors(database.url, { poolSize: 1, visitors: 10 })
})
