import { existsSync, globSync } from 'node:fs'
import type { WebKitPrograms } from '../tests/rest/engines/webkit.ts'
import { installPackages } from './install-packages.ts'

/** What the journeys of tests/rest/engines/ run in, and Debian's packages that bring it. */
const ENGINES = {
  Firefox: { find: findFirefox, packages: ['firefox-esr'] },
  WebKit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
} as const
type EngineName = keyof typeof ENGINES
const NAMES = Object.keys(ENGINES) as EngineName[]

/** The path of a Firefox: FIREFOX_PATH or the system's; null without one. */
export function findFirefox(): string | null {
  const own = process.env.FIREFOX_PATH ?? ''
  return firstThere([own, '/usr/bin/firefox-esr', '/usr/bin/firefox'])
}

/** The programs that steer WebKit on a screen in memory; null where one is missing. */
export function findWebKit(): WebKitPrograms | null {
  const driver = firstThere(['/usr/bin/WebKitWebDriver'])
  const browser = firstThere(globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'))
  const display = firstThere(['/usr/bin/Xvfb'])
  return driver && browser && display ? { driver, browser, display } : null
}

/** Finds both engines or gets them from the system's packages (Debian, as root). @returns those that are there */
export async function getEngines(): Promise<EngineName[]> {
  const wanted = missingEngines().flatMap((name) => [...ENGINES[name].packages])
  if (wanted.length > 0) await installPackages(wanted)
  const missing = missingEngines()
  return NAMES.filter((name) => !missing.includes(name))
}

/** A sentence for each engine that is not there, with what to install. */
export function adviseOnEngines(): string[] {
  return missingEngines().map(
    (name) =>
      `Not tested in ${name}, which is not there: install ${ENGINES[name].packages.join(' and ')}.`,
  )
}

function missingEngines(): EngineName[] {
  return NAMES.filter((name) => ENGINES[name].find() === null)
}

function firstThere(paths: string[]): string | null {
  return paths.find((path) => path !== '' && existsSync(path)) ?? null
}
