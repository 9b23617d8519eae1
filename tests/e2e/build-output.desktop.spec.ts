import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from './base'

const LOCAL_ONLY = [
  'stand-in',
  '__local',
  '__mailbox',
  'local-places',
  'local-signing-secret',
  'places-stand-in',
  'AsyncLocalStorage',
  'LOCAL_AUTH_',
]

test('what is local only never reaches the build', () => {
  const files = ['dist', '.server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|html|css|json)$/.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`),
  )
  expect(files.length).toBeGreaterThan(10)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return LOCAL_ONLY.filter((word) => text.includes(word)).map((word) => `${word} in ${file}`)
  })
  expect(found).toEqual([])
})
