import pg from 'pg'
import { readEnv } from './env.js'

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

const CONNECTION_TIMEOUT_MS = 4000
const STATEMENT_TIMEOUT_MS = 2000
/** A connection used this lately is not asked first whether it still works. */
const TRUSTED_MS = 2000
/** One that does not even say 1 by then is replaced. */
const ANSWERS_WITHIN_MS = 500
const TRIES = 3
/**
 * deadlock_detected, serialization_failure and exclusion_violation: another transaction was quicker.
 * Tried again, this one sees what the other did.
 */
const TRY_AGAIN = ['40P01', '40001', '23P01']

/**
 * A pool of connections to PostgreSQL.
 * @param connectionTimeoutMillis how long a call waits for a free connection
 * @throws DatabaseUnavailableError from every method when there is no working connection
 */
export function connect(
  url: string,
  poolSize: number,
  connectionTimeoutMillis = CONNECTION_TIMEOUT_MS,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis,
    query_timeout: STATEMENT_TIMEOUT_MS + 1000,
    idleTimeoutMillis: 10_000,
    allowExitOnIdle: true,
  })
  // A connection that dies is replaced; without listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  /** When each connection was last known to work, in milliseconds since 1970. */
  const workedAt = new WeakMap<pg.PoolClient, number>()

  /** A connection that works: between calls the host may freeze the function, and some die unnoticed. */
  const checkOut = async (): Promise<pg.PoolClient> => {
    for (;;) {
      const client = await pool.connect().catch(describe)
      const age = Date.now() - (workedAt.get(client) ?? Date.now())
      if (age < TRUSTED_MS || (await works(client))) return client
      client.release(true)
    }
  }
  const giveBack = (client: pg.PoolClient, isUsable: boolean) => {
    workedAt.set(client, Date.now())
    client.release(!isUsable)
  }

  const query: Query = async <Row>(sql: string, values?: unknown[]) => {
    const client = await checkOut()
    try {
      const rows = await queryOn(client)<Row>(sql, values)
      giveBack(client, true)
      return rows
    } catch (error) {
      giveBack(client, !(error instanceof DatabaseUnavailableError))
      throw error
    }
  }
  const transaction: Database['transaction'] = async (work) => {
    for (let attempt = 1; ; attempt += 1) {
      const client = await checkOut()
      const run = queryOn(client)
      try {
        // Set here and not at connecting: a transaction pooler does not pass on session settings.
        await run(`begin; set local statement_timeout = ${STATEMENT_TIMEOUT_MS}`)
        const result = await work(run)
        await run('commit')
        giveBack(client, true)
        return result
      } catch (error) {
        giveBack(client, await succeeds(run('rollback')))
        if (attempt < TRIES && TRY_AGAIN.includes(sqlState(error) ?? '')) continue
        throw error
      }
    }
  }
  return { query, transaction, close: () => pool.end() }
}

/** The library takes a time limit for one query, its types do not. */
const PROBE: pg.QueryConfig & { query_timeout: number } = {
  text: 'select 1',
  query_timeout: ANSWERS_WITHIN_MS,
}

const works = (client: pg.PoolClient) => succeeds(client.query(PROBE))

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/**
 * For statements of a transaction that may fail: each one that does is undone, and the transaction goes
 * on. PostgreSQL would refuse everything after it.
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
    const result = await connection.query(sql, values).catch(describe)
    return result.rows as Row[]
  }
}

/** Classes of SQLSTATE that are about the server and not about the statement. */
const SERVER_TROUBLE = /^(?:08|53|57|58|XX)/

/** Tells trouble with the connection from an error of the statement. */
function describe(error: unknown): never {
  const state = sqlState(error)
  if (state && !SERVER_TROUBLE.test(state)) throw error
  const code = state ?? (error as NodeJS.ErrnoException).code ?? 'no connection'
  throw new DatabaseUnavailableError(code)
}
