import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { STARTING_PRICES } from '@/config/starting-prices'
import { PAGES } from '@/content/pages'
import { businessFormation } from '@/content/services/business-formation'

test('every page in the Pricing menu names a price', () => {
  const paths = PAGES.filter(({ menus = [] }: { menus?: readonly { menu: string }[] }) =>
    menus.some(({ menu }) => menu === 'pricing'),
  ).map(({ path }) => path)
  expect(paths).toHaveLength(1 + Object.keys(STARTING_PRICES).length)
  for (const path of paths.filter((one) => one !== '/pricing')) {
    const file = readFileSync(`src/content${path}.ts`, 'utf8')
    expect(file, path).toMatch(/words: STARTING_PRICES\.\w+\.from/)
    expect(file, path).toMatch(/text: STARTING_PRICES\.\w+\.example/)
  }
})

test('an example costs what the service begins at', () => {
  for (const { from, example } of Object.values(STARTING_PRICES)) {
    const [amount = ''] = from.match(/\$\d+/) ?? []
    expect(example).toContain(amount)
  }
})

test('no example sells an agreement between owners, which the page leaves to an attorney', () => {
  expect(businessFormation.notIncluded).toMatch(/agreements between owners/)
  expect(STARTING_PRICES.businessFormation.example).not.toMatch(/agreement/)
})
