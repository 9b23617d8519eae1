import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startDatabase } from '../../local/database.ts'
import { MIGRATIONS } from '../../local/migrate.ts'
import { listFunctions, serveFunctions } from '../../local/functions.ts'
import { listen } from '../../local/listen.ts'

/**
 * Serves the built functions for functions.ts in a separate process, and sends their address and that of their
 * database. Without DATABASE_URL, they get the embedded database.
 */

const folder = resolve('.server/api')
if (!process.env.DATABASE_URL) {
  const { url } = await startDatabase(MIGRATIONS)
  Object.assign(process.env, { DATABASE_URL: url, DATABASE_POOL_SIZE: '1' })
}

const serve = serveFunctions({
  list: () => listFunctions(folder, '.js'),
  load: (name) => import(pathToFileURL(resolve(folder, `${name}.js`)).href),
})
const server = createServer((request, response) => {
  serve(request, response, () => response.writeHead(404).end())
})
const origin = `http://127.0.0.1:${await listen(server)}`
process.send?.({ origin, databaseUrl: process.env.DATABASE_URL })
process.on('disconnect', () => process.exit())
