import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Writes a file of the build. @param path below dist */
export function writeBuilt(path: string, content: string | Buffer): void {
  const file = join('dist', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
