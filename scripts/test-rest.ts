import { findPrograms } from '../tests/rest/database/postgres-server.ts'
import { getBrowser } from './browser.ts'
import { adviseOnEngines, getEngines } from './engines.ts'
import { installPackages } from './install-packages.ts'
import { check, finish, runPlaywright, runVitest } from './test-run.ts'

/** The second tier (npm run test:rest): other browsers, faults, offline, print, Ghost, PostgreSQL, golden returns. */

const CONFIG = '--config tests/rest/playwright.config.ts'

const [build] = await Promise.all([check('Build', 'npm run build'), installPrograms()])
const counts = [build, await check('Oldest browsers', 'npm run browsers')]
counts.push(
  await runVitest(
    'Firefox, WebKit, PostgreSQL, golden returns',
    'rest',
    '--config tests/rest/vitest.config.ts',
  ),
)
counts.push(await runPlaywright('Browser tests', '.reports/rest-e2e.json', CONFIG))
for (const advice of adviseOnEngines()) console.log(advice)
finish('rest', counts)

/** One after another: Debian's installer runs once at a time. */
async function installPrograms(): Promise<void> {
  await getBrowser()
  await getEngines()
  if (!findPrograms()) await installPackages(['postgresql'])
}
