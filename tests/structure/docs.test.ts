import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { serverEnvSchema } from '../../api/_lib/env'
import { authEnvSchema } from '../../local/auth/settings'
import { clientEnvSchema } from '../../src/config/env-schema'

const FOLDERS = '(?:api|build|docs|local|public|scripts|src|supabase|tests|worker)'
const pages = ['README.md', ...globSync('docs/**/*.md').sort()]
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)
const variables = Object.keys({
  ...clientEnvSchema.shape,
  ...serverEnvSchema.shape,
  ...authEnvSchema.shape,
})

/** Code examples may name files that a reader would add. */
const readPage = (page: string) =>
  readFileSync(page, 'utf8').replace(/```(?:ts|diff)\n[\s\S]*?```/g, '')
const found = (page: string, pattern: RegExp) =>
  [...readPage(page).matchAll(pattern)].map(([, word]) => word ?? '')

test.each(pages)('every file and folder %s names exists', (page) => {
  const named = found(page, new RegExp(`(?:^|[\\s\`(])(${FOLDERS}/[\\w./*-]*)`, 'gm'))
  const paths = named.map((path) => path.replace(/[.,:]+$/, ''))
  expect(paths.filter((path) => globSync(path).length === 0)).toEqual([])
  const links = found(page, /\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)
  expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([])
})

test.each(pages)('every command %s names is a script', (page) => {
  const named = found(page, /npm run ([\w:-]+)/g)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})

test.each(pages)('every variable %s names is read somewhere', (page) => {
  const named = found(
    page,
    /`((?:VITE|LOCAL_AUTH|SMTP|CRON|GOOGLE|SITE|SUPABASE|DATABASE|BUSY|OFFICE)_[A-Z_0-9]+)`/g,
  )
  expect(named.filter((name) => !variables.includes(name))).toEqual([])
})

test('docs/map.md links every decision record', () => {
  const links = found('docs/map.md', /\]\(decisions\/([^)]+)\)/g)
  expect(readdirSync('docs/decisions').filter((name) => !links.includes(name))).toEqual([])
})
