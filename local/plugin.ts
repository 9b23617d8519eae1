import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Connect, Plugin } from 'vite'
import { headersFor, readVercelHeaders } from './headers.ts'
import { localPage } from './local-page.ts'
import { loadKnownPaths } from './known-path.ts'
import { startStandIns } from './outbound.ts'
import { answerPage } from './pages.ts'
import { toRequest, writeResponse } from './web-request.ts'

/** A function's module: one handler per HTTP method, each with the Web signature. */
type FunctionModule = Record<string, unknown>
type LoadFunction = (name: string) => Promise<FunctionModule>

/**
 * Serves api/*.ts in dev and in preview, from the same files the hosting provider deploys, together
 * with the stand-ins for outside services. Never part of a build.
 */
export function localServer(): Plugin {
  return {
    name: 'local-server',
    async configureServer(server) {
      startStandIns()
      server.middlewares.use(localPage)
      server.middlewares.use(serveFunctions((name) => server.ssrLoadModule(`/api/${name}.ts`)))
      server.middlewares.use(answerPage({ kind: 'dev', isKnownPath: await loadKnownPaths() }))
    },
    async configurePreviewServer(server) {
      startStandIns()
      const { root, build } = server.config
      const dist = resolve(root, build.outDir)
      const headers = readVercelHeaders(root)
      server.middlewares.use((request, response, next) => {
        for (const { key, value } of headersFor(headers, request.url ?? '/')) {
          response.setHeader(key, value)
        }
        next()
      })
      server.middlewares.use(localPage)
      server.middlewares.use(
        serveFunctions(
          (name) => import(pathToFileURL(resolve(root, `.server/api/${name}.js`)).href),
        ),
      )
      server.middlewares.use(
        answerPage({ kind: 'preview', dist, isKnownPath: await loadKnownPaths() }),
      )
    },
  }
}

function serveFunctions(load: LoadFunction): Connect.NextHandleFunction {
  return (request, response, next) => {
    const name = /^\/api\/([^?]*)/.exec(request.url ?? '')?.[1]
    if (name === undefined) next()
    // oxlint-disable-next-line promise/no-callback-in-promise -- Connect takes errors through next
    else callFunction(name, load, request, response).catch(next)
  }
}

async function callFunction(
  name: string,
  load: LoadFunction,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const handler = functionNames().includes(name)
    ? (await load(name))[request.method ?? 'GET']
    : undefined
  const answer =
    typeof handler === 'function'
      ? await handler(toRequest(request, response))
      : Response.json(
          { error: { code: 'not_found', message: 'No such function.' } },
          { status: 404 },
        )
  await writeResponse(answer, response)
}

/** Files beginning with "_" are shared code, not functions. */
function functionNames(): string[] {
  if (!existsSync('api')) return []
  return readdirSync('api')
    .filter((file) => file.endsWith('.ts') && !file.startsWith('_'))
    .map((file) => file.replace(/\.ts$/, ''))
}
