import { afterAll, describe } from 'vitest'
import { startDatabase } from '../../local/database'
import { testBookings } from './booking-suite'
import { testBusyTimes } from './busy-suite'
import { testMailFates } from './mail-suite'
import { testDesk } from './office-suite'
import { testParallelVisitors } from './parallel-suite'
import { MIGRATIONS } from '../../local/migrate'

const database = await startDatabase(MIGRATIONS)
afterAll(() => database.stop())

describe('bookings in the embedded database', { timeout: 120_000 }, () => {
  testBookings(database.url, 1)
  testBusyTimes(database.url, 1)
  testParallelVisitors(database.url, { poolSize: 1, visitors: 10 })
})

describe('the desk in the embedded database', { timeout: 120_000 }, () => {
  testDesk(database.url, { poolSize: 1, callers: 10 })
})

describe('mails whose delivery breaks off, in the embedded database', () => {
  testMailFates(database.url, 1)
})
