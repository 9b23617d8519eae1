import { adviseOnEngines, getEngines } from './engines.ts'
import { getBrowser } from './browser.ts'
import { check, finish, runPlaywright, runVitest } from './test-run.ts'

/** The second tier (npm run test:rest): other browsers, faults, offline, print, Ghost, PostgreSQL, golden returns. */

const CONFIG = '--config tests/rest/playwright.config.ts'

const [build] = await Promise.all([check('Build', 'npm run build'), getBrowser(), getEngines()])
const counts = [build, await check('Oldest browsers', 'npm run browsers')]
counts.push(await runVitest('Rest', 'rest', '--config tests/rest/vitest.config.ts'))
counts.push(await runPlaywright('Browser tests', '.reports/rest-e2e.json', CONFIG))
for (const advice of adviseOnEngines()) console.log(advice)
finish('rest', counts)
