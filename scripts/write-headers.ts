import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { loadEnv } from 'vite'
import { readVercelHeaders } from '../local/headers.ts'
import { parseClientEnv } from '../src/config/env-schema.ts'
import { findPagePolicy, pagePolicy, staleHashes, uncovered } from './security-policy.ts'

/**
 * Writes the Content-Security-Policy of the build's pages into vercel.json. The hosting provider reads
 * that file from the repository before it builds, so there the build only checks it, and fails when a
 * configured host is missing in it.
 */

const FILE = 'vercel.json'

const pages = globSync('dist/**/*.html').map((file) => readFileSync(file, 'utf8'))
if (pages.length === 0) throw new Error('Nothing is built yet: npm run build')
const env = parseClientEnv({ ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env })
const committed = findPagePolicy(readVercelHeaders('.'))
const needed = pagePolicy(pages, env)

const missing = uncovered(committed, needed)

if (process.env.VERCEL && missing.length > 0) {
  console.error(
    `The Content-Security-Policy in ${FILE} does not allow what this build is configured with:\n` +
      `${missing.map((one) => `  ${one}\n`).join('')}` +
      'Set the same variables on your computer, run "npm run build" and commit vercel.json.',
  )
  process.exit(1)
}
// Hosts that only the deployed site is configured with stay.
if (!process.env.VERCEL && missing.length + staleHashes(committed, needed).length > 0) {
  writeFileSync(
    FILE,
    readFileSync(FILE, 'utf8').replace(committed, () => needed),
  )
  console.log(`${FILE}: new Content-Security-Policy; commit it`)
}
