import { build, type Rolldown } from 'vite'
import { initialChunks, type Manifest } from './initial-chunks.ts'

const MANIFEST = '.vite/manifest.json'
const LIBRARIES = 'libraries'
/** Before the groups of vite.config.ts. */
const FIRST = 9

/**
 * What of a page's first scripts is ours. The site's build has libraries and our own code in one file, so
 * this one, which is written nowhere, keeps the libraries apart.
 * @param sources the page's entries, such as "index.html"
 * @returns the minified code of each file
 */
export async function listOwnScripts(sources: readonly string[]): Promise<string[]> {
  const groups = [{ name: LIBRARIES, test: /node_modules/, priority: FIRST }]
  const result = await build({
    logLevel: 'error',
    build: { write: false, rolldownOptions: { output: { codeSplitting: { groups } } } },
  })
  const { output } = result as Rolldown.RolldownOutput
  const manifestFile = output.find(({ fileName }) => fileName === MANIFEST)
  if (manifestFile?.type !== 'asset') throw new Error('The build has no manifest')
  const manifest: Manifest = JSON.parse(manifestFile.source.toString())
  const initial = new Set(
    [...initialChunks(manifest, sources)].map((key) => manifest[key]?.file ?? ''),
  )
  return output
    .filter((chunk) => chunk.type === 'chunk')
    .filter(({ name, fileName }) => initial.has(fileName) && isOurs(name))
    .map(({ code }) => code)
}

function isOurs(name: string): boolean {
  return name !== LIBRARIES && name !== 'rolldown-runtime'
}
