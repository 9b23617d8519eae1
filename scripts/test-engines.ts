import { spawnSync } from 'node:child_process'
import { adviseOnEngines, getEngines } from './engines.ts'

/** Runs the journeys of tests/rest/engines/ in the engines that are there; arguments go to Vitest. */

const PROJECT = ['--config', 'tests/rest/vitest.config.ts', '--project', 'engines']

const engines = await getEngines()
if (engines.length > 0) {
  const files = engines.map((name) => `tests/rest/engines/${name.toLowerCase()}.test.ts`)
  const args = ['vitest', 'run', ...PROJECT, ...files, ...process.argv.slice(2)]
  process.exitCode = spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1
}
for (const advice of adviseOnEngines()) console.log(advice)
