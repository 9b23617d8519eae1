import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const forms = globSync('src/**/*.tsx').flatMap((file) =>
  (readFileSync(file, 'utf8').match(/<form\b[^>]*/g) ?? []).map((tag) => ({ file, tag })),
)

test('finds forms', () => {
  expect(forms.length).toBeGreaterThan(5)
})

/** With the method "dialog", a form outside a dialog does nothing. */
test.each(forms)(
  'the form in $file sends nothing and leaves the URL unchanged before scripts load',
  ({ tag }) => {
    expect(tag).toContain('method="dialog"')
  },
)
