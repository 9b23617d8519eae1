import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'

const LIMIT_MS = 5 * 60_000
let isListFresh = false

/** Installs Debian packages where that can be done: as root on Debian. Not for two calls at a time. */
export async function installPackages(names: readonly string[]): Promise<void> {
  const isRootOnDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (!isRootOnDebian) return
  if (!isListFresh) isListFresh = await attempt('apt-get', ['update'])
  await attempt('apt-get', ['install', '-y', '--no-install-recommends', ...names])
}

/** Runs a command that fetches something. @returns whether it worked */
export async function attempt(command: string, args: string[]): Promise<boolean> {
  try {
    await promisify(execFile)(command, args, {
      timeout: LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch (error) {
    console.log(`${command} ${args[0]} did not work here: ${String(error)}`)
    return false
  }
}
