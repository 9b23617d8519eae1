import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FACTS } from '@/config/facts.ts'
import { PAGES } from '@/config/pages.ts'

const STARTING_PRICES = [FACTS.formationPrice, FACTS.payrollPrice, FACTS.cfoPrice]

test('every page in the Pricing menu names a price', () => {
  const paths = PAGES.filter(({ menus = [] }: { menus?: readonly { menu: string }[] }) =>
    menus.some(({ menu }) => menu === 'pricing'),
  ).map(({ path }) => path)
  expect(paths).toHaveLength(1 + STARTING_PRICES.length)
  for (const path of paths.filter((one) => one !== '/pricing')) {
    const file = readFileSync(`src/content${path}.md`, 'utf8')
    expect(file, path).toMatch(/text: '\{\w+Price\.from\}'/)
    expect(file, path).toMatch(/text: '\{\w+Price\.example\}'/)
  }
})

test('each example has the starting price of its service', () => {
  for (const {
    value: { from, example },
  } of STARTING_PRICES) {
    const [amount = ''] = from.match(/\$\d+/) ?? []
    expect(example).toContain(amount)
  }
})
