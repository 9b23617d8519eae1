import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const forms = globSync('src/**/*.tsx').flatMap((file) =>
  (readFileSync(file, 'utf8').match(/<form\b[^>]*/g) ?? []).map((tag) => ({ file, tag })),
)

test('there are forms', () => {
  expect(forms.length).toBeGreaterThan(5)
})

/** With the method "dialog", a form outside a dialog does nothing. */
test.each(forms)(
  'before scripts arrive the form of $file sends nothing and adds nothing to the address',
  ({ tag }) => {
    expect(tag).toContain('method="dialog"')
  },
)
