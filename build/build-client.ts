import { rmSync } from 'node:fs'
import { build, type Manifest, type Rolldown } from 'vite'

export type Client = {
  /** The built index.html: a page without content. */
  template: string
  manifest: Manifest
}

const MANIFEST = '.vite/manifest.json'

/** Builds what browsers load, as vite.config.ts says. */
export async function buildClient(): Promise<Client> {
  const { output } = (await build()) as Rolldown.RolldownOutput
  const textOf = (name: string) => {
    const file = output.find(({ fileName }) => fileName === name)
    if (file?.type !== 'asset') throw new Error(`The build has no ${name}`)
    return file.source.toString()
  }
  // Not for visitors.
  rmSync('dist/.vite', { recursive: true })
  return { template: textOf('index.html'), manifest: JSON.parse(textOf(MANIFEST)) }
}
