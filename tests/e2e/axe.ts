import AxeBuilder from '@axe-core/playwright'
import { checkMessagePlaces, expect, findViolations, type Page, WCAG } from './base'

const TAGS = [...WCAG, 'best-practice', 'experimental']

/**
 * Rules that take the large figure of a result for a headline, and the layers that lie over the page, with
 * the stops that keep the focus in them, for content out of place.
 */
const MISTAKEN = ['p-as-heading', 'focus-order-semantics', 'region']

/** Fails with a readable list of what any rule of axe finds, good practice and trial rules included. */
export async function checkAllRules(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).withTags(TAGS).disableRules(MISTAKEN)
  expect.soft(await findViolations(page, axe)).toEqual([])
  await checkMessagePlaces(page)
}

/** For the second theme of a state: only its colours differ. */
export async function checkContrast(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block'])
  expect.soft(await findViolations(page, axe)).toEqual([])
}
