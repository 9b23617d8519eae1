import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { NOTHING_CONFIGURED } from '../../local/nothing-configured.ts'
import { copySite } from './copy-site.ts'
import { site } from '../../src/config/site.ts'

/** What the firm changes without us, by the words of docs/recipes and docs/runbook.md, in a copy of the project. */

/** Read by the commands and the tests below, beyond what a build reads. */
const READ = `.ci .env.example .gitignore .oxlintrc.json README.md biome.json docs package-lock.json
  playwright.config.ts scripts tests vitest.config.ts`.split(/\s+/)
/** What every change of a text or fact can break: the rules for texts, the built pages with their links, the site's files. */
const RULES = 'tests/structure tests/build/prerendered tests/build/site-files build/content'
/** The tests of what shows the firm's facts. All tests take minutes. */
const SHOWN = `tests/api/letters build/site-files src/config src/features/content src/features/estimator
  src/features/place src/features/home src/pages src/app`
/** One file at a time: other tests run beside this one. */
const VITEST = 'npx vitest run --reporter=dot --maxWorkers=1'
const copy = mkdtempSync(join(tmpdir(), 'own-site-'))
/** The files of the copy before a change; null for one that was not there. */
const originals = new Map<string, string | null>()

type Change = {
  name: string
  change: () => void
  /** A page, and what it shows then. */
  page: string
  shows: string | RegExp
}

const CHANGES: Change[] = [
  {
    name: 'a price',
    change: () => edit('firm/rates.json', /("simple": \{\s*"firm": )\d+/, '$1117'),
    page: 'pricing.html',
    shows: '$117',
  },
  {
    name: 'the month of the prices',
    change: () => edit('firm/rates.json', /"month": ".*"/, '"month": "2027-01"'),
    page: 'pricing.html',
    shows: 'January 2027',
  },
  {
    name: 'hours',
    change: () => edit('firm/hours.json', /"closes": ".*"/, '"closes": "18:30"'),
    page: 'contact.html',
    shows: /9 to 6:30/,
  },
  {
    name: 'the phone number',
    change: () => edit('firm/office.json', site.phone.display, '(614) 555-0187'),
    page: 'privacy.html',
    shows: '(614) 555-0187',
  },
  {
    name: 'another town',
    change: () =>
      edit(
        'firm/towns.json',
        /\n\]/,
        `,
  { "name": "Trinway", "url": "https://trinway.example.com/", "map": { "x": 250, "y": 90 } }
]`,
      ),
    page: 'about-us.html',
    shows: /Trinway/,
  },
  {
    name: 'a person with a photograph',
    change: () => {
      cpSync(join(copy, 'public/pictures/village-at-dusk.jpg'), added('public/pictures/dana.jpg'))
      edit(
        'firm/people.json',
        '"people": []',
        `"people": [{ "name": "Dana Example", "role": "Tax preparer", "text": "Prepares farm returns.",
    "photo": { "src": "/pictures/dana.jpg", "alt": "Dana at her desk" } }]`,
      )
    },
    page: 'about-us.html',
    shows: 'Dana at her desk',
  },
  {
    name: 'a sentence',
    change: () => edit('services/payroll.md', /^lead: .*/m, 'lead: "Paydays, done: on time."'),
    page: 'services/payroll.html',
    shows: 'Paydays, done: on time.',
  },
  {
    name: 'a new service',
    change: addService,
    page: 'services.html',
    shows: 'Quoted first',
  },
  {
    name: 'a color',
    change: () => editFile('src/styles/tokens.css', /--deep: #\w+/, '--deep: #0d362a'),
    page: 'index.html',
    shows: /--deep: ?#0d362a/,
  },
  {
    name: 'the logo',
    change: () => {
      for (const file of ['src/components/logo.tsx', 'public/favicon.svg'])
        editFile(file, /<path\s+d="[^"]*"/, '<path d="M4 20L12 4L20 20z"')
    },
    page: 'index.html',
    shows: 'M4 20L12 4L20 20z',
  },
]

beforeAll(() => copySite(copy, READ), 120_000)

afterEach(() => {
  for (const [file, text] of originals) {
    if (text === null) rmSync(file)
    else writeFileSync(file, text)
  }
  originals.clear()
})

afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 5 }), 120_000)

test.each(CHANGES)('the firm changes $name', { timeout: 900_000 }, ({ change, page, shows }) => {
  change()
  run('npm run build')
  expect(readFileSync(join(copy, 'dist', page), 'utf8')).toMatch(shows)
  run(`${VITEST} ${RULES}`)
})

test('the firm changes all of it, its address and the posts', { timeout: 1_800_000 }, () => {
  for (const { change } of CHANGES) change()
  edit('firm/office.json', `"url": "${site.url}"`, '"url": "https://www.our-firm.test"')
  addPost()
  for (const command of ['format', 'lint', 'build', 'bundle']) run(`npm run ${command}`)
  run(`${VITEST} ${RULES} ${SHOWN}`.replaceAll(/\s+/g, ' '))
})

test.each([
  [
    'hours.json',
    /("Saturday"\s*\],\s*"opens": ).*/,
    '$1"16:00",',
    'src/content/firm/hours.json, entry 2, closes: Saturday closes before it opens',
  ],
  [
    'office.json',
    /,\n/,
    '\n',
    'src/content/firm/office.json, line 3: cannot be read. Look for a comma too many or too few',
  ],
  [
    '../services/payroll.md',
    /^bring:/m,
    'brings:',
    'src/content/services/payroll.md, bring: is missing: write a list',
  ],
])('a mistake in %s stops the build with words for the firm', (file, old, text, message) => {
  edit(`firm/${file}`, old, text)
  expect(() => run('npm run build')).toThrow(message)
})

/** A post about the office: no law, so no day on which it was checked. */
function addPost(): void {
  writeFileSync(
    added('src/content/posts/open-later.md'),
    `---
title: "We're open until 6:30"
slug: open-later
excerpt: 'From January, you can come after work.'
publishedAt: '2026-11-20T09:00:00-05:00'
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
  edit('pages.json', /\n\]/, `,\n${row}]`)
  cpSync('tests/fixtures/estate-planning.md', added('src/content/services/estate-planning.md'))
}

/** Replaces a text of a file in src/content once. */
function edit(file: string, old: string | RegExp, text: string): void {
  editFile(join('src/content', file), old, text)
}

/** Replaces a text once. Fails if the file does not have it. */
function editFile(file: string, old: string | RegExp, text: string): void {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  if (!originals.has(path)) originals.set(path, before)
  const changed = before.replace(old, text)
  expect(changed, `${file} has ${old}`).not.toBe(before)
  writeFileSync(path, changed)
}

/** The place of a new file in the copy. */
function added(file: string): string {
  const path = join(copy, file)
  expect(existsSync(path), file).toBe(false)
  originals.set(path, null)
  return path
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
