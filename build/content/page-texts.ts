import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { ClientEnv } from '../../src/config/env-schema.ts'
import type { PriceCard } from '../../src/content/schemas/page.ts'
import { checkContent } from './check-content.ts'
import { type Problems, refuse } from './problems.ts'
import { kindOf, listFiles, readPage } from './read-page.ts'
import { wordsFor } from './words.ts'

const CARD_PRICES = 'virtual:card-prices'

/**
 * Makes a module of each page's text in src/content, whose default export is the content that its schema describes, with the
 * facts that this build may show. Browsers get no parser and no schema.
 */
export function pageTexts(env: ClientEnv, isBuild = true): Plugin {
  const words = wordsFor(env, isBuild)
  return {
    name: 'page-texts',
    // A build has checked everything before; the development server starts anew when a fact changes.
    async buildStart() {
      if (!isBuild) await checkContent()
    },
    resolveId: (id) => (id === CARD_PRICES ? `\0${CARD_PRICES}` : null),
    load(id) {
      if (id === `\0${CARD_PRICES}`) {
        const files = (['services', 'industries'] as const).flatMap(listFiles)
        for (const file of files) this.addWatchFile(resolve(file))
        return moduleOf(cardPrices(words))
      }
      const file = relative('.', id.replace(/\?.*/, ''))
      const kind = kindOf(file)
      if (!kind) return null
      const problems: Problems = []
      const page = readPage(problems, kind, file, words)
      refuse(problems)
      return moduleOf(page)
    },
  }
}

const moduleOf = (value: unknown) => ({
  code: `export default ${JSON.stringify(value)}`,
  map: null,
  moduleType: 'js' as const,
})

/** The first line of each page's price card by the page's path, for the lists of services and industries. */
function cardPrices(words: ReturnType<typeof wordsFor>) {
  const prices: Record<string, Pick<PriceCard, 'label' | 'price'>> = {}
  for (const kind of ['services', 'industries'] as const) {
    for (const file of listFiles(kind)) {
      const page = readPage([], kind, file, words)
      if (page) prices[`/${kind}/${page.slug}`] = { label: page.card.label, price: page.card.price }
    }
  }
  return prices
}
