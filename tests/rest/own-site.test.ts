import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NOTHING_CONFIGURED } from '../../local/nothing-configured.ts'
import { copySite } from './copy-site.ts'
import { site } from '../../src/config/site.ts'

/** What the firm changes without us, by the words of docs/recipes and docs/runbook.md, in a copy of the project. */

/** Read by the commands and the tests below, beyond what a build reads. */
const READ = `.ci .env.example .gitignore .oxlintrc.json README.md biome.json docs package-lock.json
  playwright.config.ts scripts tests vitest.config.ts`.split(/\s+/)
/** The tests that such changes can break. All tests take minutes. */
const TESTS =
  `tests/structure tests/build/prerendered tests/build/site-files tests/api/letters build/site-files src/config src/content src/features/content
  src/features/estimator src/features/place src/pages src/app`.split(/\s+/)
const copy = mkdtempSync(join(tmpdir(), 'own-site-'))

beforeAll(() => {
  copySite(copy, READ)
  changeFacts()
  changePrice()
  addPost()
  addService()
  run('npx vitest run supabase-config -u')
}, 120_000)

afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }))

test.each([
  'npm run format:check',
  'npm run lint',
  'npm run build',
  'npm run bundle',
  `npx vitest run --reporter=dot ${TESTS.join(' ')}`,
])('passes after the firm’s changes: %s', { timeout: 600_000 }, (command) => {
  expect(() => run(command)).not.toThrow()
})

/** The site's own address, phone, hours, town and people. */
function changeFacts(): void {
  edit('src/config/site.ts', [
    [`url: '${site.url}'`, `url: 'https://www.our-firm.test'`],
    [site.phone.display, '(614) 555-0187'],
    [site.phone.href, 'tel:+16145550187'],
    [`e164: '${site.phone.e164}'`, `e164: '+16145550187'`],
    [/closes: '\d\d:\d\d'/, `closes: '18:30'`],
    [
      'people: []',
      `people: [
    {
      name: 'Dana Example',
      role: 'Tax preparer',
      text: 'Prepares returns for farms and families.',
      photo: { src: '/pictures/village-at-dusk.jpg', alt: 'Dana at her desk' },
    },
  ]`,
    ],
    [/(towns: \[\s*\{ name: )'[^']*'/, `$1'Trinway'`],
  ])
}

function changePrice(): void {
  edit('src/config/rates.ts', [
    [/simple: \{ firm: \d+/, 'simple: { firm: 115'],
    [/PRICE_LIST_DATE = '.*'/, `PRICE_LIST_DATE = '2027-01-01'`],
  ])
}

/** The head of another post with every line changed. */
function addPost(): void {
  writeFileSync(
    join(copy, 'src/content/posts/open-later.md'),
    `---
title: "We're open until 6:30"
slug: open-later
excerpt: 'From January, you can come after work.'
publishedAt: '2026-11-20T09:00:00-05:00'
lawAsOf: '2026-11-20'
tags: [individuals]
author: office
featured: false
---

From January we close an hour and a half later on weekdays.

## Do I need a time?

No, but a booked one is yours.
`,
  )
}

/** The recipe's row, and a file with the texts. */
function addService(): void {
  const [, snippet = ''] =
    /```diff\n([\s\S]*?)```/.exec(readFileSync('docs/recipes/page.md', 'utf8')) ?? []
  const row = [...snippet.matchAll(/^\+(.*\n)/gm)].map(([, line]) => line).join('')
  edit('src/content/pages.ts', [
    ['] as const satisfies readonly Row[]', `${row}] as const satisfies readonly Row[]`],
  ])
  const file = 'src/content/services/estate-planning.ts'
  cpSync('tests/fixtures/estate-planning.ts', join(copy, file))
  edit(file, [
    ['../../src/config/shown-facts.ts', '../../config/shown-facts.ts'],
    ['../../src/content/types.ts', '../types.ts'],
  ])
}

/** Replaces each text once. Fails if the file does not have it. */
function edit(file: string, changes: readonly [old: string | RegExp, text: string][]): void {
  const before = readFileSync(join(copy, file), 'utf8')
  const after = changes.reduce((text, [old, next]) => {
    const changed = text.replace(old, next)
    expect(changed, `${file} has ${old}`).not.toBe(text)
    return changed
  }, before)
  writeFileSync(join(copy, file), after)
}

/** @throws with the output if the command fails */
function run(command: string): void {
  const { PATH, HOME } = process.env
  try {
    execFileSync(command, {
      shell: true,
      cwd: copy,
      env: { PATH, HOME, NO_COLOR: '1', ...NOTHING_CONFIGURED },
      encoding: 'utf8',
      stdio: 'pipe',
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command}\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`)
  }
}
