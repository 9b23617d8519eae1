import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lets build-time code fetch the build's files by their address on the site. */
export function answerFromBuild(dist: string): void {
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/')) return fetch(input, init)
    const file = join(dist, input)
    if (!existsSync(file)) return new Response(null, { status: 404 })
    return new Response(readFileSync(file, 'utf8'))
  }
}
