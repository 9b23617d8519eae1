import { findPrograms } from '../local/programs/postgres-server.ts'
import { getBrowser } from '../local/programs/browser.ts'
import { adviseOnEngines, getEngines } from '../local/programs/engines.ts'
import { installPackages } from '../local/programs/install-packages.ts'
import { check, finish, runPlaywright, runVitest } from './test-run.ts'

/** The second tier (npm run test:rest): other browsers, faults, offline, print, Ghost, PostgreSQL, golden returns. */

const VITEST = '--config tests/rest/vitest.config.ts'
const PLAYWRIGHT = '--config tests/rest/playwright.config.ts'

const [build] = await Promise.all([check('Build', 'npm run build'), installPrograms()])
const counts = [build]
if (build.failed === 0) {
  counts.push(await check('Oldest browsers', 'npm run browsers'))
  counts.push(await runVitest('Firefox, WebKit, PostgreSQL, golden returns', 'rest', VITEST))
  counts.push(await runPlaywright('Browser tests', '.reports/rest-e2e.xml', PLAYWRIGHT))
}
for (const advice of adviseOnEngines()) console.log(advice)
finish('rest', counts)

/** One after another: Debian's installer runs once at a time. */
async function installPrograms(): Promise<void> {
  // The browser tests report what it lacks.
  await getBrowser().catch(() => {})
  await getEngines()
  if (!findPrograms()) await installPackages(['postgresql'])
}
