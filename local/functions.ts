import { existsSync, readdirSync } from 'node:fs'
import type { Connect } from 'vite'
import { asyncHandler } from './async-handler.ts'
import { runForBrowser } from './browser-context.ts'
import { toRequest, writeResponse } from './web-request.ts'

/** A function's module: `fetch` answers every method. */
export type FunctionModule = { default: { fetch: (request: Request) => Promise<Response> } }

export type FunctionSource = {
  /** The functions' names, read at each request. */
  list: () => string[]
  load: (name: string) => Promise<unknown>
}

/** Mounts functions at /api/NAME, including errors, as the hosting provider does. */
export function serveFunctions({ list, load }: FunctionSource): Connect.NextHandleFunction {
  return asyncHandler(async (request, response, next) => {
    const name = /^\/api\/([^?]*)/.exec(request.url ?? '')?.[1]
    if (name === undefined) return next()
    await runForBrowser(request.headers.cookie ?? '', async () => {
      const answer = list().includes(name)
        ? await ((await load(name)) as FunctionModule).default.fetch(toRequest(request, response))
        : Response.json(NOT_FOUND, { status: 404 })
      await writeResponse(answer, response)
    })
  })
}

const NOT_FOUND = { error: { code: 'not_found', message: 'No such function.' } }

/** The functions of a folder; files beginning with "_" are shared code. */
export function listFunctions(folder: string, extension: '.ts' | '.js'): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith(extension) && !file.startsWith('_') && !file.endsWith('.d.ts'))
    .map((file) => file.slice(0, -extension.length))
}
