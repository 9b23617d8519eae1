import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pagePolicy } from './security-policy'

const SCRIPT = resolve('scripts/write-headers.ts')
const PAGE = '<script>theme()</script>'
const CHAT = { VITE_CHAT_SCRIPT_URL: 'https://chat.example.com/widget.js' }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'headers-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const settings = (policy: string) =>
  JSON.stringify({
    cleanUrls: true,
    headers: [{ source: '/(.*)', headers: [{ key: 'Content-Security-Policy', value: policy }] }],
  })

/** Runs the script in a folder with one page and a policy, and tells what it leaves there. */
function run(policy: string, env: Record<string, string>, page: string | null = PAGE) {
  const file = join(folder, 'vercel.json')
  writeFileSync(file, settings(policy))
  if (page !== null) {
    mkdirSync(join(folder, 'dist'))
    writeFileSync(join(folder, 'dist/index.html'), page)
  }
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...env },
    encoding: 'utf8',
  })
  return { status, stderr, written: readFileSync(file, 'utf8') }
}

const plain = pagePolicy([PAGE], {})
const withChat = pagePolicy([PAGE], CHAT)
const withEarlier = pagePolicy([PAGE, '<script>x</script>'], {})

test.each<[string, string, Record<string, string>, string]>([
  ['a host that is lacking is added', plain, CHAT, withChat],
  ['a script that is new is allowed', pagePolicy([], {}), {}, plain],
  ['a script that is gone is allowed no more', withEarlier, {}, plain],
  ['a host that only the deployed site uses stays', withChat, {}, withChat],
])('%s; all else stays as it is', (_, before, env, after) => {
  expect(run(before, env)).toMatchObject({ status: 0, written: settings(after) })
})

test('the host’s build fails where its policy would stop what it is configured with', () => {
  const { status, stderr, written } = run(plain, { ...CHAT, VERCEL: '1' })
  expect(status).toBe(1)
  expect(stderr).toContain('script-src https://chat.example.com')
  expect(written).toBe(settings(plain))
})

test('the host’s build changes nothing', () => {
  expect(run(withEarlier, { VERCEL: '1' })).toMatchObject({
    status: 0,
    written: settings(withEarlier),
  })
})

test('without a build there is nothing to allow', () => {
  const { status, stderr } = run(plain, {}, null)
  expect(status).not.toBe(0)
  expect(stderr).toContain('Nothing is built yet')
})
