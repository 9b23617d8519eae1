import { spawnSync } from 'node:child_process'
import { adviseOnEngines, getEngines } from './engines.ts'

/** Runs the journeys of tests/engines/ in the engines that are there; arguments go to Vitest. */

const CONFIG = ['--config', 'tests/engines/vitest.config.ts']

const engines = await getEngines()
if (engines.length > 0) {
  const files = engines.map((name) => `tests/engines/${name.toLowerCase()}.test.ts`)
  const args = ['vitest', 'run', ...CONFIG, ...files, ...process.argv.slice(2)]
  process.exitCode = spawnSync('npx', args, { stdio: 'inherit' }).status ?? 1
}
for (const advice of adviseOnEngines()) console.log(advice)
