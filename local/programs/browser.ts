import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright'
import { attempt, installPackages } from './install-packages.ts'

// The headless shell is the same engine without windows, menus and extensions: tests are a quarter faster.
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The path of an installed Chromium: CHROMIUM_PATH, Playwright's own, or the system's; otherwise null. */
export function findBrowser(): string | null {
  const own = chromium.executablePath()
  const candidates = [process.env.CHROMIUM_PATH, own, ...SYSTEM_PATHS]
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null
}

/** Starts a Chromium without a window, for scripts that use the built site. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await getBrowser(), args: ['--no-sandbox'] })
}

/**
 * Finds a Chromium or gets one: Playwright's download, else the system's packages (Debian, as root).
 * @throws Error that says what to install
 */
export async function getBrowser(): Promise<string> {
  if (!findBrowser()) await attempt('npx', ['playwright', 'install', 'chromium'])
  if (!findBrowser()) await installPackages(['chromium-headless-shell'])
  if (!findBrowser()) await installPackages(['chromium'])
  const path = findBrowser()
  if (path) return path
  throw new Error(
    'No Chromium was found and none could be installed. Run "npx playwright install chromium", install your system’s chromium package, or set CHROMIUM_PATH to the program.',
  )
}
