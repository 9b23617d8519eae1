import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readBuiltCalendar } from '../../local/read-built-calendar.ts'

const FOLDER = '.server/api'

test('a built function needs no files but those beside it', () => {
  const files = globSync('*.js', { cwd: FOLDER })
  const functions = globSync('*.ts', { cwd: 'api' }).map((file) => file.replace('.ts', '.js'))
  expect(files).toEqual(expect.arrayContaining(functions))
  const imports = files.flatMap((file) => {
    const code = readFileSync(`${FOLDER}/${file}`, 'utf8')
    return [...code.matchAll(/^(?:import|export)\b.*?\bfrom ?"(.+)";$|^import ?"(.+)";$/gm)].map(
      ([, from = '', alone = '']) => from || alone,
    )
  })
  expect(imports.length).toBeGreaterThan(functions.length)
  const foreign = imports.filter(
    (name) => !isBuiltin(name) && !(name.startsWith('./') && files.includes(name.slice(2))),
  )
  expect(foreign).toEqual([])
})

test('a built function finds and starts the process that reads calendars', async () => {
  vi.spyOn(console, 'info').mockReturnValue()
  expect(await readBuiltCalendar(resolve(FOLDER, 'outbox.js'))).toEqual({ spans: 1, problem: null })
})
