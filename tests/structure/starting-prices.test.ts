import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FACTS } from '@/config/facts.ts'
import { DIRECTORY_PRICES } from '@/content/directory-prices.ts'
import { PAGES } from '@/content/pages.ts'
import { businessFormation } from '@/content/services/business-formation.ts'
import type { PriceCard } from '@/content/types.ts'

const STARTING_PRICES = [FACTS.formationPrice, FACTS.payrollPrice, FACTS.cfoPrice]

const loaders = import.meta.glob<Record<string, { card: PriceCard }>>(
  '../../src/content/{services,industries}/*.ts',
)

test('every page in the Pricing menu names a price', () => {
  const paths = PAGES.filter(({ menus = [] }: { menus?: readonly { menu: string }[] }) =>
    menus.some(({ menu }) => menu === 'pricing'),
  ).map(({ path }) => path)
  expect(paths).toHaveLength(1 + STARTING_PRICES.length)
  for (const path of paths.filter((one) => one !== '/pricing')) {
    const file = readFileSync(`src/content${path}.ts`, 'utf8')
    expect(file, path).toMatch(/text: facts\.\w+Price\.from/)
    expect(file, path).toMatch(/text: facts\.\w+Price\.example/)
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

test('no example includes an owners’ agreement, which the page leaves to an attorney', () => {
  expect(businessFormation.notIncluded).toMatch(/agreements between owners/)
  expect(FACTS.formationPrice.value.example).not.toMatch(/agreement/)
})

test('the lists of services and industries show the prices of their pages', async () => {
  for (const [path, price] of Object.entries(DIRECTORY_PRICES)) {
    const [content] = Object.values((await loaders[`../../src/content${path}.ts`]?.()) ?? {})
    expect(content?.card, path).toMatchObject(price)
  }
})
