import { attachDatabasePool } from '@vercel/functions'
import pg from 'pg'
import { readEnv } from './env.ts'
import { createTurns } from './turns.ts'

/** Runs one statement and returns its rows. Values are always parameters ($1, $2 …). */
export type Query = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>

export type Database = {
  query: Query
  /** Runs the work in one transaction: committed when it returns, rolled back when it throws. */
  transaction: <Result>(work: (query: Query) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** The database cannot be reached, is full or too slow. Its message never leaves the server. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
}

/** A connection was lost during a statement, so it is unknown whether the statement ran. */
class ConnectionLostError extends DatabaseUnavailableError {}

const CONNECTION_TIMEOUT_MS = 4000
const STATEMENT_TIMEOUT_MS = 2000
/** How long the host keeps an instance alive after its last request, to close connections. */
const IDLE_TIMEOUT_MS = 5000
const TRIES = 3
/**
 * deadlock_detected, serialization_failure and exclusion_violation: another transaction came first.
 * A retry sees what the other one did.
 */
const TRY_AGAIN = ['40P01', '40001', '23P01']

/**
 * A pool of connections to PostgreSQL. A statement whose connection is lost is tried once more on a new
 * one, and so is a transaction that was not yet being committed: statements outside of transactions must
 * do no harm when they run twice.
 * @param connectionTimeoutMillis how long a call waits for a free connection
 * @throws DatabaseUnavailableError from every method when there is no working connection
 * @throws Refusal 503 with Retry-After when a request has waited too long for its turn
 */
export function connect(
  url: string,
  poolSize: number,
  connectionTimeoutMillis = CONNECTION_TIMEOUT_MS,
): Database {
  const openPool = () => {
    const opened = new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis,
      query_timeout: STATEMENT_TIMEOUT_MS + 1000,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      allowExitOnIdle: true,
    })
    // A lost connection is replaced. Without a listener, its error would end the process.
    opened.on('error', () => {})
    opened.on('connect', (client) => client.on('error', () => {}))
    // Idle connections are closed before the host freezes the instance, where they would die unnoticed.
    attachDatabasePool(opened)
    return opened
  }

  let pool = openPool()
  /** When one connection is lost the others probably are too, so all are dropped. */
  const replace = (broken: pg.Pool) => {
    if (pool !== broken) return
    pool = openPool()
    void broken.end()
  }

  const query: Query = async <Row>(sql: string, values?: unknown[]) => {
    for (let attempt = 1; ; attempt += 1) {
      const current = pool
      const client = await current.connect().catch(describe)
      try {
        const rows = await queryOn(client)<Row>(sql, values)
        client.release()
        return rows
      } catch (error) {
        client.release(error instanceof DatabaseUnavailableError)
        if (!(error instanceof ConnectionLostError)) throw error
        replace(current)
        if (attempt === 2) throw error
      }
    }
  }
  const transaction: Database['transaction'] = async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      const current = pool
      const client = await current.connect().catch(describe)
      const run = queryOn(client)
      let isCommitting = false
      try {
        // Set here, not on connect: a transaction pooler does not pass on session settings.
        await run(`begin; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`)
        const result = await work(run)
        isCommitting = true
        await run('commit')
        client.release()
        return result
      } catch (error) {
        const isLost = error instanceof ConnectionLostError
        client.release(isLost || !(await succeeds(run('rollback'))))
        if (isLost) replace(current)
        const canRepeat = isLost ? !isCommitting : TRY_AGAIN.includes(sqlState(error) ?? '')
        if (attempt < TRIES && canRepeat) continue
        throw error
      }
    }
  }
  // More places than connections, so that none is idle while a request computes.
  const inTurn = createTurns(2 * poolSize)
  return {
    query: (...call) => inTurn(() => query(...call)),
    transaction: (work) => inTurn(() => transaction(work)),
    close: () => pool.end(),
  }
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/**
 * Wraps a statement that may fail in a savepoint, so that the transaction can go on. Without it
 * PostgreSQL would refuse everything that follows.
 */
export function withSavepoints(query: Query): Query {
  return async <Row>(sql: string, values?: unknown[]) => {
    await query('savepoint statement')
    try {
      return await query<Row>(sql, values)
    } catch (error) {
      await query('rollback to savepoint statement')
      throw error
    }
  }
}

/** The SQLSTATE of an error of PostgreSQL, such as 23P01 for a violated exclusion constraint. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

let shared: { url: string; database: Database } | undefined

/**
 * The configured database, connected at first use and kept between calls.
 * @throws DatabaseUnavailableError when none is configured
 */
export function openDatabase(): Database {
  const { DATABASE_URL: url, DATABASE_POOL_SIZE: poolSize } = readEnv()
  if (!url) throw new DatabaseUnavailableError('DATABASE_URL is not set')
  if (shared?.url !== url) shared = { url, database: connect(url, poolSize) }
  return shared.database
}

function queryOn(connection: pg.PoolClient): Query {
  return async <Row>(sql: string, values?: unknown[]) => {
    const result = await connection.query(sql, values).catch(describeOfOpen)
    return result.rows as Row[]
  }
}

/** Classes of SQLSTATE that concern the server, not the statement. */
const SERVER_TROUBLE = /^(?:08|53|57|58|XX)/
/** Those that mean the connection ended: connection_exception, admin_shutdown and crash_shutdown. */
const ENDED = /^(?:08|57P01|57P02)/

/** Tells connection trouble apart from an error in the statement. */
function describe(error: unknown): never {
  const state = sqlState(error)
  if (state && !SERVER_TROUBLE.test(state)) throw error
  throw new DatabaseUnavailableError(nameOf(error))
}

/** The same for a connection that worked before: no SQLSTATE means no answer. */
function describeOfOpen(error: unknown): never {
  const state = sqlState(error)
  if (!state || ENDED.test(state)) throw new ConnectionLostError(nameOf(error))
  return describe(error)
}

const nameOf = (error: unknown) =>
  sqlState(error) ?? (error as NodeJS.ErrnoException).code ?? 'no connection'
