import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request, type Server } from 'node:http'
import type { Http2SecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Writes a small site to a temporary folder, for tests that start a server on it. */
export function writeSite(files: Record<string, string>): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'local-server-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** @throws Error when the server does not listen */
export function portOf(server: Server | Http2SecureServer | null): number {
  const address = server?.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  return address.port
}

type RawAnswer = { status: number; headers: Record<string, unknown>; body: string }

/** Sends the path unchanged. fetch would normalize it. */
export async function sendRaw(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const sent = request({ host: 'localhost', port, path, agent: false, ...options }).end()
  const [response]: IncomingMessage[] = await once(sent, 'response')
  if (!response) throw new Error('No response came')
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }
}
