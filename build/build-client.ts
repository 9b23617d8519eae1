import { rmSync } from 'node:fs'
import { build, type Manifest, type Rolldown } from 'vite'

export type Client = {
  /** The built index.html: a page without content. */
  template: string
  manifest: Manifest
  /** The sheet of all utility classes. */
  utilities: string
  /** Reads a file of the build. */
  read: (file: string) => string
}

/** An entry beside index.html, which links it. */
export const UTILITIES = 'src/styles/utilities.css'

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

  const [styles = ''] = manifest['index.html']?.css ?? []
  const utilities = manifest[UTILITIES]?.file ?? ''
  const template = read('index.html')
    .replace(
      `<link rel="stylesheet" crossorigin href="/${styles}">`,
      // Vite loads a script's sheet unless the page links it, and the whole page would be laid out again.
      (link) => `<style>${read(styles)}</style>${link.replace('>', ' disabled>')}`,
    )
    .replaceAll(UTILITIES, utilities)
  return { template, manifest, utilities: read(utilities), read }
}
