import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { serverEnvSchema } from '../../api/_lib/request/env.ts'
import { authEnvSchema } from '../../local/auth/settings.ts'
import { clientEnvSchema } from '../../src/config/env-schema.ts'

const FOLDERS = '(?:api|build|docs|local|public|scripts|src|supabase|tests|worker)'
const VARIABLE =
  /`((?:VITE|LOCAL_AUTH|SMTP|CRON|GOOGLE|SITE|SUPABASE|DATABASE|BUSY|OFFICE|TWILIO)_[A-Z_0-9]+)`/g
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

test.each(pages)('%s names only existing files, commands and variables', (page) => {
  const paths = found(page, new RegExp(`(?:^|[\\s\`(])(${FOLDERS}/[\\w./*-]*)`, 'gm'))
    .map((path) => path.replace(/[.,:]+$/, ''))
    .filter((path) => globSync(path).length === 0)
  const links = found(page, /\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g).filter(
    (link) => !existsSync(join(dirname(page), link)),
  )
  const commands = found(page, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts))
  const missing = found(page, VARIABLE).filter((name) => !variables.includes(name))
  expect({ paths, links, commands, variables: missing }).toEqual({
    paths: [],
    links: [],
    commands: [],
    variables: [],
  })
})

test('decision records are numbered without gaps, and their list links each', () => {
  const links = found('docs/decisions/README.md', /\]\((\d[^)]+)\)/g)
  const names = readdirSync('docs/decisions')
    .filter((name) => /^\d/.test(name))
    .sort()
  expect(names.filter((name) => !links.includes(name))).toEqual([])
  const numbers = names.map((name) => found(`docs/decisions/${name}`, /^# (\d+)\. /g)[0])
  expect(names.map((name) => `${Number.parseInt(name)}`)).toEqual(numbers)
  expect(numbers).toEqual(names.map((_, index) => `${index + 1}`))
})
