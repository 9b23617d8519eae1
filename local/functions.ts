import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect } from 'vite'
import { asyncHandler } from './async-handler.ts'
import { runForBrowser } from './browser-context.ts'
import { toRequest, writeResponse } from './web-request.ts'

/** A function's module: one handler per HTTP method, each with the Web signature. */
type FunctionModule = Record<string, unknown>

export type FunctionSource = {
  /** The names under which there are functions, asked at each call. */
  list: () => string[]
  load: (name: string) => Promise<FunctionModule>
}

/** Mounts functions at /api/NAME, errors and all, as the hosting provider does. */
export function serveFunctions(source: FunctionSource): Connect.NextHandleFunction {
  return asyncHandler(async (request, response, next) => {
    const name = /^\/api\/([^?]*)/.exec(request.url ?? '')?.[1]
    if (name === undefined) {
      next()
      return
    }
    await runForBrowser(request.headers.cookie ?? '', async () =>
      writeResponse(await callFunction(name, source, request, response), response),
    )
  })
}

/** The functions of a folder; files beginning with "_" are shared code. */
export function listFunctions(folder: string, extension: '.ts' | '.js'): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((file) => file.endsWith(extension) && !file.startsWith('_') && !file.endsWith('.d.ts'))
    .map((file) => file.slice(0, -extension.length))
}

async function callFunction(
  name: string,
  { list, load }: FunctionSource,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Response> {
  if (!list().includes(name)) return refuse(404, 'not_found', 'No such function.')
  const module = await load(name)
  const handler = module[request.method ?? 'GET']
  if (typeof handler === 'function') return handler(toRequest(request, response))
  const allow = Object.keys(module).filter((key) => /^[A-Z]+$/.test(key))
  return refuse(405, 'method_not_allowed', 'No such method.', { allow: allow.join(', ') })
}

function refuse(status: number, code: string, message: string, headers?: HeadersInit): Response {
  return Response.json({ error: { code, message } }, { status, headers })
}
