import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DEADLINE_FILES } from '../../src/content/schemas/deadlines.ts'
import { checkFiles } from './check-files.ts'

/** What an owner reads after an edit of a copy of src/content/firm, or of its folder of deadlines. */
function problemsAfter(file: string, old: string | RegExp, text: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'firm-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const isDeadline = file.replace('.json', '') in DEADLINE_FILES
  cpSync(`src/content/${isDeadline ? 'deadlines' : 'firm'}`, folder, { recursive: true })
  const before = readFileSync(join(folder, file), 'utf8')
  const after = before.replace(old, text)
  expect(after).not.toBe(before)
  writeFileSync(join(folder, file), after)
  const problems: string[] = []
  checkFiles(problems, folder, isDeadline ? DEADLINE_FILES : undefined)
  return problems.map((problem) => problem.replace(`${folder}/`, ''))
}

test.each([
  [
    'calendar.json',
    '"on": "04-15"',
    '"on": "4/15"',
    ', groups, entry 1, rows, entry 1, dates, entry',
  ],
  [
    'calendar.json',
    '["personal"]',
    '["person"]',
    ', groups, entry 1, rows, entry 1, situations, en',
  ],
  [
    'calendar.json',
    '"monthly": "15"',
    '"four": "catQuarters", "monthly": "15"',
    ', groups, entry 1, rows, entry 17: needs its days in one of three ways',
  ],
  [
    'estimates.json',
    '"link": "ohioPay"',
    '"link": "ohioPays"',
    ': "ohioPays" is neither the address',
  ],
  [
    'hours.json',
    /"closes": "[^"]*"/,
    '"closes": "08:30"',
    ', entry 1, closes: Monday closes before',
  ],
  ['hours.json', /"opens": "[^"]*"/, '"opens": "9 AM"', ', entry 1, opens: must be a time on 24 h'],
  ['hours.json', /"Monday"/, '"Monday", "Saturday"', ': Saturday is in it twice: leave it in one'],
  [
    'office.json',
    /"phone": "[^"]*"/,
    '"phone": "740 555 0100"',
    ', phone: must be written as "(740',
  ],
  ['office.json', /"email": .*\n/, '', ', email: must be an email address such as'],
  [
    'office.json',
    '"email"',
    '"e-mail": "", "email"',
    ': has a line that the site does not know: e-mail',
  ],
  ['office.json', /,\n/, '\n', ', line 3: cannot be read. Look for a comma too many or too few'],
  ['rates.json', /"firm": \d+/, '"firm": 99.5', ', returns, simple, firm: must be whole dollars'],
  [
    'rates.json',
    /"firm": \d+/,
    '"firm": "99"',
    ', returns, simple, firm: must be whole dollars, without cents or q',
  ],
  ['rates.json', /"month": "[^"]*"/, '"month": "12/2026"', ', month: must be a year and a month'],
  ['towns.json', /"x": \d+/, '"x": 700', ', entry 1, map, x: must be from 0 to 620'],
  [
    'facts.json',
    /"confirmed": null/,
    '"confirmed": "yes"',
    ', preparer, confirmed: must be null, or',
  ],
  [
    'people.json',
    'null',
    '{ "src": "/pictures/none.jpg", "alt": "Us" }',
    ': public/pictures/none.jpg does',
  ],
])('%s with %s as %s: %s', (file, old, text, problem) => {
  expect(problemsAfter(file, old, text)).toEqual([expect.stringContaining(`${file}${problem}`)])
})

test('the firm’s own files have no problem', () => {
  const problems: string[] = []
  checkFiles(problems)
  expect(problems).toEqual([])
})
