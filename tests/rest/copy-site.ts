import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Everything a build and the local server read. */
const PARTS = [
  'api',
  'build',
  'docs/not-covered.md',
  'index.html',
  'local',
  'package.json',
  'public',
  'src',
  'supabase',
  'tailwind.config.ts',
  'tsconfig.json',
  'vercel.base.json',
  'vercel.json',
  'vite.config.ts',
  'worker',
]

/**
 * Copies the project into an empty folder, so that a build there does not touch dist/ and vercel.json.
 * Packages are linked, not copied.
 * @param folder is emptied first
 * @param more additional files and folders to copy
 */
export function copySite(folder: string, more: readonly string[] = []): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const part of [...PARTS, ...more]) cpSync(part, join(folder, part), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
}
