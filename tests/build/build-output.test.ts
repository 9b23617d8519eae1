import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serverEnvSchema } from '../../api/_lib/request/env.ts'

const LOCAL_ONLY = [
  'stand-in',
  '__local',
  '__mailbox',
  'local-places',
  'local-signing-secret',
  'places-stand-in',
  'LOCAL_AUTH_',
]

/** The functions' settings. A browser must not even see their names. */
const SERVER_ONLY = Object.keys(serverEnvSchema.shape).filter(
  // "VITE_SITE_URL" and the project's public values are part of the pages.
  (name) => !/^(?:SITE_URL|SUPABASE_URL|SUPABASE_ANON_KEY)$/.test(name),
)

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
const isText = (file: string) => /\.(m?js|html|css|json|xml|txt|webmanifest)$/.test(file)

/** Lists which words appear in which files. */
function findWords(files: string[], words: string[]): string[] {
  expect(files.length).toBeGreaterThan(10)
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return words.filter((word) => text.includes(word)).map((word) => `${word} in ${file}`)
  })
}

test('the build contains no local-only code', () => {
  expect(
    findWords([...listFiles('dist'), ...listFiles('.server')].filter(isText), LOCAL_ONLY),
  ).toEqual([])
})

test('the browser gets no server settings, code or sources', () => {
  expect(SERVER_ONLY).toContain('SITE_SECRET')
  const words = [
    ...SERVER_ONLY,
    'process.env',
    'nodemailer',
    'node:crypto',
    'api/_lib',
    'insert into ',
  ]
  // The document reader's engines also run in Node and check where they are.
  const own = listFiles('dist').filter((file) => isText(file) && !/^dist\/(ocr|pdf)\//.test(file))
  expect(findWords(own, words)).toEqual([])
  expect(listFiles('dist').filter((file) => /\.(map|tsx?|env.*|sql)$/.test(file))).toEqual([])
})
