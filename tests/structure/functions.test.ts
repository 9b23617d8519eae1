import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = readdirSync('api', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)
const source = (file: string) => readFileSync(`api/${file}`, 'utf8')
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

test('nothing of the local server is deployed with a function', () => {
  const packages = files.flatMap((file) =>
    [...source(file).matchAll(/from '((?:@[\w-]+\/)?[\w-]+)[^']*'/g)].map(([, name]) => name ?? ''),
  )
  const foreign = packages.filter((name) => name !== 'node' && !(name in dependencies))
  expect(foreign).toEqual([])
  expect(files.filter((file) => /local\/|pglite/.test(source(file)))).toEqual([])
})

test('a test in api/ would be deployed as a function', () => {
  expect(files.filter((file) => file.includes('.test.'))).toEqual([])
})

test('every scheduled address is a function', () => {
  const { crons }: { crons: { path: string }[] } = JSON.parse(readFileSync('vercel.json', 'utf8'))
  expect(crons.filter(({ path }) => !existsSync(`.${path}.ts`))).toEqual([])
})
