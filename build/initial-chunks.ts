import type { Manifest } from 'vite'

/**
 * The keys of the chunks a page needs before it can be used: those given and all they import
 * statically.
 * @throws when one is not in the build
 */
export function initialChunks(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk "${key}"`)
    found.add(key)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return found
}
