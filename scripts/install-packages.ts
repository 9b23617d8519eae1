import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const LIMIT_MS = 5 * 60_000
let isListFresh = false

/** Installs Debian packages where that can be done: as root on Debian. */
export function installPackages(names: readonly string[]): void {
  const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (!isRootOnDebian) return
  if (!isListFresh) isListFresh = attempt('apt-get', ['update'])
  attempt('apt-get', ['install', '-y', '--no-install-recommends', ...names])
}

/** Runs a command that fetches something. @returns whether it went well */
export function attempt(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    console.log(`${command} ${args[0]} did not work here.`)
    return false
  }
}
