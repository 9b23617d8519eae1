import { ANY_SIZE, expect, test } from '../../e2e/base.ts'

test('a plain key opens nothing, and Escape closes the finder', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.press('k')
  await page.keyboard.press('Control+k')
  const finder = page.getByRole('dialog', { name: 'Find on this site' })
  await expect(finder).toBeVisible()
  await expect(finder.getByRole('combobox')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(finder).toBeHidden()
})
