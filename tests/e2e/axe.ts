import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from './base'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const TAGS = [...WCAG, 'best-practice', 'experimental']

/**
 * Rules that take the large figure of a result for a headline, and the layers that lie over the page, with
 * the stops that keep the focus in them, for content out of place.
 */
const MISTAKEN = ['p-as-heading', 'focus-order-semantics', 'region']

/** Fails with a readable list of what any rule of axe finds, good practice and trial rules included. */
export async function checkAllRules(page: Page): Promise<void> {
  expect
    .soft(await find(new AxeBuilder({ page }).withTags(TAGS).disableRules(MISTAKEN)))
    .toEqual([])
}

/** For the second theme of a state: only its colours differ. */
export async function checkContrast(page: Page): Promise<void> {
  expect.soft(await find(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([])
}

async function find(builder: AxeBuilder): Promise<string[]> {
  // Everything is in the page itself: no frames of other origins to gather from.
  const { violations } = await builder.setLegacyMode().analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  )
}
