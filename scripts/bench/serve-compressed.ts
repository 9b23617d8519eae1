import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { pageFile } from '../../build/page-files.ts'
import { listen } from '../../local/listen.ts'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
}
const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.json'])

/**
 * Serves a built site as a host does: clean URLs, Brotli, built files cached forever.
 * @param withScripts false removes all scripts from the pages, as in handwritten ones
 */
export async function serveCompressed(
  folder: string,
  withScripts = true,
): Promise<{ origin: string; stop: () => void }> {
  const answers = new Map<string, Buffer>()
  const read = (file: string) => {
    const isBare = !withScripts && extname(file) === '.html'
    const content = readFileSync(file)
    if (!COMPRESSED.has(extname(file))) return content
    return brotliCompressSync(isBare ? withoutScripts(content.toString()) : content)
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, normalize(extname(pathname) === '' ? pageFile(pathname) : pathname))
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end()
    const body = answers.get(file) ?? read(file)
    answers.set(file, body)
    response.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(COMPRESSED.has(extname(file)) && { 'Content-Encoding': 'br' }),
    })
    response.end(body)
  })
  return { origin: `http://127.0.0.1:${await listen(server)}`, stop: () => void server.close() }
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
}
