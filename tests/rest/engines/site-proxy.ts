import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, request, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'

const SCRIPT = readFileSync(new URL('in-page.js', import.meta.url))
/** In a folder that the service worker caches, since cached pages reference it. */
const SCRIPT_PATH = '/assets/in-page.js'
const LATE_MS = 1000

export type SiteProxy = {
  origin: string
  /** Errors in pages since the last call. */
  takeProblems: () => string[]
  /** Delays matching URLs by a second. */
  holdBack: (which: RegExp) => void
  /** Refuses all connections, like a server that is down. */
  stop: () => Promise<void>
}

/** Serves the site running on another port with a script in the head of every page (in-page.js). */
export async function startProxy(sitePort: number): Promise<SiteProxy> {
  let problems: string[] = []
  let late: RegExp | null = null
  const handle: RequestListener = (incoming, answer) => {
    if (incoming.url === SCRIPT_PATH) {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT)
      return
    }
    if (incoming.url === '/__problem') {
      incoming.on('data', (text) => problems.push(String(text)))
      incoming.on('end', () => answer.writeHead(204).end())
      return
    }
    // Limits are per IP address.
    const from = [10, randomInt(256), randomInt(256), randomInt(256)].join('.')
    const own = { 'accept-encoding': 'identity', 'x-forwarded-for': from }
    const headers = { ...incoming.headers, ...own }
    const { method, url: path } = incoming
    const asked = request({ port: sitePort, host: 'localhost', method, path, headers }, (site) => {
      const isPage = site.headers['content-type']?.startsWith('text/html') ?? false
      const { 'content-length': _, ...others } = site.headers
      answer.writeHead(site.statusCode ?? 502, isPage ? others : site.headers)
      if (!isPage) {
        site.pipe(answer)
        return
      }
      const parts: Buffer[] = []
      site.on('data', (part) => parts.push(part))
      site.on('end', () => {
        const html = Buffer.concat(parts).toString()
        answer.end(html.replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`))
      })
    })
    asked.on('error', () => answer.destroy())
    incoming.pipe(asked)
  }
  const server = createServer((incoming, answer) => {
    if (late?.test(incoming.url ?? '')) setTimeout(handle, LATE_MS, incoming, answer)
    else handle(incoming, answer)
  })
  server.listen(0)
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeProblems: () => {
      const taken = problems
      problems = []
      return taken
    },
    holdBack: (which) => {
      late = which
    },
    stop: async () => {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
