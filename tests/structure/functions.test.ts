import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = readdirSync('api', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
)
const source = (file: string) => readFileSync(`api/${file}`, 'utf8')
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
)

test('no function imports code of the local server', () => {
  const packages = files.flatMap((file) =>
    [...source(file).matchAll(/from '((?:@[\w-]+\/)?[\w.-]*\w)[^']*'/g)].map(
      ([, name]) => name ?? '',
    ),
  )
  const foreign = packages.filter((name) => name !== 'node' && !(name in dependencies))
  expect(foreign).toEqual([])
  expect(files.filter((file) => /local\/|pglite/.test(source(file)))).toEqual([])
})

test.each(globSync('*.ts', { cwd: 'api' }))(
  '%s exports one fetch handler for all methods, as the host documents',
  async (file) => {
    const module: { default: unknown } = await import(`../../api/${file.slice(0, -3)}.ts`)
    expect(Object.keys(module)).toEqual(['default'])
    expect(module.default).toEqual({ fetch: expect.any(Function) })
  },
)

test('api/ has no tests, which would be deployed as functions', () => {
  expect(files.filter((file) => file.includes('.test.'))).toEqual([])
})

test('every scheduled path is a function', () => {
  const { crons }: { crons: { path: string }[] } = JSON.parse(readFileSync('vercel.json', 'utf8'))
  expect(crons.filter(({ path }) => !existsSync(`.${path}.ts`))).toEqual([])
})

test('functions that deliver mail or read calendars may run for a minute, others for ten seconds', () => {
  const { functions }: { functions: Record<string, { maxDuration: number }> } = JSON.parse(
    readFileSync('vercel.json', 'utf8'),
  )
  const slow = files.filter((file) =>
    /_lib\/(?:request\/answer-once|mail\/deliver|calendars\/busy-calendars)\.ts/.test(source(file)),
  )
  expect(functions).toEqual({
    ...Object.fromEntries(slow.map((file) => [`api/${file}`, { maxDuration: 60 }])),
    'api/*.ts': { maxDuration: 10 },
  })
})

test('there are no more functions than the host’s free plan takes', () => {
  expect(globSync('*.ts', { cwd: 'api' }).length).toBeLessThanOrEqual(12)
})
