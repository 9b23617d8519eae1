import { existsSync, globSync } from 'node:fs'
import { installPackages } from './install-packages.ts'

/** The browsers of tests/rest/engines/, and Debian's packages for them. */
const ENGINES = {
  Firefox: { find: findFirefox, packages: ['firefox-esr'] },
  WebKit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
} as const
type EngineName = keyof typeof ENGINES

/** The path of Firefox: FIREFOX_PATH or the system's; otherwise null. */
export function findFirefox(): string | null {
  const own = process.env.FIREFOX_PATH ?? ''
  return firstThere([own, '/usr/bin/firefox-esr', '/usr/bin/firefox'])
}

/** The programs that run WebKit on a virtual screen. */
export type WebKitPrograms = { driver: string; browser: string; display: string }

/** Null if one of the programs is missing. */
export function findWebKit(): WebKitPrograms | null {
  const driver = firstThere(['/usr/bin/WebKitWebDriver'])
  const browser = firstThere(globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser'))
  const display = firstThere(['/usr/bin/Xvfb'])
  return driver && browser && display ? { driver, browser, display } : null
}

/** Installs the engines that are missing (Debian, as root). */
export async function getEngines(): Promise<void> {
  const wanted = missingEngines().flatMap((name) => [...ENGINES[name].packages])
  if (wanted.length > 0) await installPackages(wanted)
}

/** A sentence for each missing engine, with the packages to install. */
export function adviseOnEngines(): string[] {
  return missingEngines().map(
    (name) =>
      `Not tested in ${name}, which is not installed. Install ${ENGINES[name].packages.join(' and ')}.`,
  )
}

function missingEngines(): EngineName[] {
  return (Object.keys(ENGINES) as EngineName[]).filter((name) => ENGINES[name].find() === null)
}

function firstThere(paths: string[]): string | null {
  return paths.find((path) => path !== '' && existsSync(path)) ?? null
}
