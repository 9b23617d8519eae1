import type { Manifest } from 'vite'
import { initialChunks } from './initial-chunks.ts'

/**
 * Chunks that are useless without a connection, belong to separate pages, or are too heavy to fetch unasked.
 */
const LEFT_OUT = /^src\/pages\/|engines\/|auth-client|measurement|report-error|web-vitals|ghost\//

/**
 * The files of the chunks that a page loads only when they are needed, with everything they import.
 * @param key of the page's chunk in the manifest
 */
export function listParts(manifest: Manifest, key: string): string[] {
  const atFirst = initialChunks(manifest, [key])
  const found = new Set(atFirst)
  const visit = (from: string) => {
    for (const part of manifest[from]?.dynamicImports ?? []) {
      if (LEFT_OUT.test(part)) continue
      const more = [...initialChunks(manifest, [part])].filter((chunk) => !found.has(chunk))
      for (const chunk of more) found.add(chunk)
      more.forEach(visit)
    }
  }
  atFirst.forEach(visit)
  const chunks = [...found].filter((chunk) => !atFirst.has(chunk))
  return chunks.flatMap((chunk) => filesOf(manifest, chunk)).sort()
}

/** A chunk's script and style, as addresses. */
export function filesOf(manifest: Manifest, key: string): string[] {
  const { file, css = [] } = manifest[key] ?? {}
  return (file === undefined ? css : [file, ...css]).map((name) => `/${name}`)
}
