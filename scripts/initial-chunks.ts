/** One entry of Vite's manifest. */
export type ManifestChunk = {
  file: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

export type Manifest = Record<string, ManifestChunk>

/**
 * The keys of the chunks a page needs before it can be used: those given and all they import
 * statically.
 * @throws when one is not in the build
 */
export function initialChunks(manifest: Manifest, keys: readonly string[]): Set<string> {
  return walk(manifest, keys, ({ imports = [] }) => imports)
}

/**
 * The chunks that a page may come to load without leaving it, but for those that bring another sheet.
 * @param keys of the chunks the page begins with
 * @param isOther whether a chunk is not this page's: another page, or one that brings the rules it needs
 * @throws when one is not in the build
 */
export function chunksWithin(
  manifest: Manifest,
  keys: readonly string[],
  isOther: (key: string) => boolean,
): Set<string> {
  return walk(manifest, keys, ({ imports = [], dynamicImports = [] }) =>
    [...imports, ...dynamicImports].filter((key) => !isOther(key)),
  )
}

function walk(
  manifest: Manifest,
  keys: readonly string[],
  nextOf: (chunk: ManifestChunk) => readonly string[],
): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    if (found.has(key)) return
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk "${key}"`)
    found.add(key)
    nextOf(chunk).forEach(visit)
  }
  keys.forEach(visit)
  return found
}

/**
 * The file of src/styles/all.css, the sheet of every page but the home page.
 * @throws when the build has none
 */
export function allStyles(manifest: Manifest): string {
  const sheet = Object.keys(manifest).find((key) => /^_all-\w+\.css$/.test(key))
  const file = sheet === undefined ? undefined : manifest[sheet]?.file
  if (file === undefined) throw new Error('The build has no sheet of all styles')
  return file
}
