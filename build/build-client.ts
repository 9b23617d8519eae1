import { rmSync } from 'node:fs'
import { build, type Manifest, type Rolldown } from 'vite'
import { initialChunks } from './initial-chunks.ts'

export type Client = {
  /** A page without content. */
  template: string
  /** The same with a link to the styles, for the service worker, which has them in its cache. */
  shell: string
  manifest: Manifest
  /** Reads a file of the build. */
  read: (file: string) => string
}

/** For those who read the source: every page would carry them. */
const COMMENT_LINES = /^[ \t]*(?:\/\/.*|<!--.*-->)\n/gm

/** Builds the files for browsers with vite.config.ts. Lists none: the address of `npm start` would scroll away. */
export async function buildClient(): Promise<Client> {
  const { output } = (await build({ logLevel: 'warn' })) as Rolldown.RolldownOutput
  const read = (name: string) => {
    const file = output.find(({ fileName }) => fileName === name)
    if (file?.type !== 'asset') throw new Error(`The build has no ${name}`)
    return file.source.toString()
  }
  const manifest: Manifest = JSON.parse(read('.vite/manifest.json'))
  // Not for visitors.
  rmSync('dist/.vite', { recursive: true })

  const chunks = [...initialChunks(manifest, ['index.html'])]
  const [styles = ''] = chunks.flatMap((key) => manifest[key]?.css ?? [])
  const shell = read('index.html').replaceAll(COMMENT_LINES, '')
  const template = shell.replace(
    `<link rel="stylesheet" crossorigin href="/${styles}">`,
    // Vite loads a script's sheet unless the page links it, and the whole page would be laid out again.
    (link) => `<style>${read(styles)}</style>${link.replace('>', ' disabled>')}`,
  )
  return { template, shell, manifest, read }
}
