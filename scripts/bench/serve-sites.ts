import { type ChildProcess, spawn } from 'node:child_process'
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

/** Serves a built site as a host does: clean addresses, Brotli, files of the build kept for good. */
export async function serveCompressed(folder: string): Promise<string> {
  const answer = answerFrom(folder)
  const server = createServer(({ url }, response) => {
    const { status, headers, body } = answer(url)
    response.writeHead(status, headers).end(body)
  })
  return `http://127.0.0.1:${await listen(server)}`
}

type Answer = { status: number; headers?: Record<string, string>; body?: Buffer }

function answerFrom(folder: string): (url: string | undefined) => Answer {
  const bodies = new Map<string, Buffer>()
  return (url) => {
    const { pathname } = new URL(url ?? '/', 'http://localhost')
    const file = join(folder, normalize(extname(pathname) === '' ? pageFile(pathname) : pathname))
    if (!existsSync(file) || !statSync(file).isFile()) return { status: 404 }
    const isCompressed = COMPRESSED.has(extname(file))
    const content = () => readFileSync(file)
    const body = bodies.get(file) ?? (isCompressed ? brotliCompressSync(content()) : content())
    bodies.set(file, body)
    const headers = {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
      ...(isCompressed && { 'Content-Encoding': 'br' }),
    }
    return { status: 200, headers, body }
  }
}

/**
 * Serves built sites over a real slow line, with the programs of a folder: slow_link.py and serve.mjs.
 * @returns their addresses
 */
export async function serveOverLine(line: string, folders: readonly string[]): Promise<string[]> {
  const args = [join(line, 'slow_link.py'), '--', 'node', join(line, 'serve.mjs'), ...folders]
  const child = spawn('python3', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  process.on('exit', () => child.kill())
  return readAddresses(child, folders.length)
}

function readAddresses(child: ChildProcess, count: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.once('exit', () => reject(new Error('The slow line could not be set up')))
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part
      const found = text.match(/https:\/\/[\d.:]+/g) ?? []
      if (found.length === count) resolve(found)
    })
  })
}
