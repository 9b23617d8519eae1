import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { NOTHING_CONFIGURED } from '../../../local/nothing-configured.ts'

// Next to the end-to-end tests, whose servers use this port and the one a thousand above.
const PORT = Number(process.env.E2E_PORT ?? 4321) + 500
const START_LIMIT_MS = 60_000

/** Serves the last build for all engines. */
export default async function serveSite(project: TestProject): Promise<() => void> {
  const args = ['node_modules/vite/bin/vite.js', 'preview', '--port', `${PORT}`, '--strictPort']
  const server = spawn(process.execPath, args, {
    stdio: 'ignore',
    env: { ...process.env, ...NOTHING_CONFIGURED, LOCAL_AUTH_SECONDS_BETWEEN_SENDS: '1' },
  })
  const end = Date.now() + START_LIMIT_MS
  while (!(await answers())) {
    if (server.exitCode !== null || Date.now() > end)
      throw new Error(`No preview server on port ${PORT}: npm run build first`)
    await wait(200)
  }
  project.provide('sitePort', PORT)
  return () => void server.kill()
}

async function answers(): Promise<boolean> {
  const answer = await fetch(`http://localhost:${PORT}/api/health`).catch(() => null)
  return answer !== null
}
