import { rmSync } from 'node:fs'
import { getBrowser } from '../local/programs/browser.ts'
import type { Counts } from './report-counts.ts'
import { check, finish, runPlaywright, runVitest } from './test-run.ts'

/** The first tier (npm test): what a developer runs after each change. */

rmSync('.reports', { recursive: true, force: true })

const [build, checks] = await Promise.all([
  check('Build', 'npm run build'),
  checkSource(),
  // Downloads while the processor is busy with the others. The browser tests report what it lacks.
  getBrowser().catch(() => {}),
])
const counts = [build, ...checks]
const isBuilt = build.failed === 0

if (isBuilt) counts.push(await check('Page sizes', 'npm run bundle'))
counts.push(await runVitest('Unit, component and function tests', 'unit', ''))
if (isBuilt) counts.push(await runPlaywright('Browser tests', '.reports/e2e.xml', ''))
finish('first', counts)

async function checkSource(): Promise<Counts[]> {
  return [
    await check('Format', 'npm run format:check'),
    await check('Lint and types', 'npm run lint'),
  ]
}
