import { expect, stillMotion, test } from '../../e2e/base.ts'
import { estimateSimple } from '../../e2e/estimator-steps.ts'
import { expectReadable, setTextSize, untilLaidOut } from './readable.ts'

test('the hero, its results and the skip link fit at text sizes of 24 and 32 pixels (1.4.4)', async ({
  page,
}) => {
  await stillMotion(page)
  const devtools = await page.context().newCDPSession(page)
  await page.goto('/')
  for (const pixels of [24, 32]) {
    await setTextSize(devtools, pixels)
    for (const width of [390, 700, 1280]) {
      const size = `${pixels} pixels, ${width} wide`
      await page.setViewportSize({ width, height: 844 })
      await untilLaidOut(page)
      const skip = await page.getByRole('link', { name: 'Skip to main' }).boundingBox()
      expect((skip?.y ?? 0) + (skip?.height ?? 0), `skip link, ${size}`).toBeLessThanOrEqual(0)
      const { room, bridge } = await page.evaluate(measureHero)
      expect(room, `room for the bridge, ${size}`).toBeGreaterThan(bridge)
    }
  }
  await estimateSimple(page)
  for (const pixels of [24, 32]) {
    await setTextSize(devtools, pixels)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await test.step(`${pixels} pixels, ${width} wide`, () => expectReadable(page))
    }
  }
})

test('breadcrumbs stay on one line of a phone at a text size of 32 pixels', async ({ page }) => {
  await setTextSize(await page.context().newCDPSession(page), 32)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/schedule', '/resources/document-processing-demo']) {
    await page.goto(path)
    const links = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
    await expect(links, path).toHaveCount(1)
    const { height = Infinity } = (await links.boundingBox()) ?? {}
    // A line, and half of one around the link.
    expect(height, path).toBeLessThan(1.5 * 1.6 * 32)
  }
})

test('posts in lists show all of their summaries and dates at a text size of 32 pixels (1.4.4)', async ({
  page,
}) => {
  await setTextSize(await page.context().newCDPSession(page), 32)
  await page.goto('/news')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.getByRole('article').evaluateAll(findCutTexts), `${width}`).toEqual([])
  }
})

/** Texts with lines that are hidden, or wider than their box. */
function findCutTexts(articles: readonly Element[]): (string | null)[] {
  return articles
    .flatMap((article) => [...article.querySelectorAll('p, b, small')])
    .filter((text) => {
      const isClipped = getComputedStyle(text).overflowY === 'hidden'
      const isHigher = text.scrollHeight > text.clientHeight + 1
      return (isClipped && isHigher) || text.scrollWidth > text.clientWidth + 1
    })
    .map((text) => text.textContent)
}

/** Space below the hero's text, and the height of the bridge's towers in the scaled drawing, in px. */
function measureHero(): { room: number; bridge: number } {
  const hero = document.querySelector('.hero-text')
  if (!hero?.lastElementChild) throw new Error('No text in the hero')
  const { width, bottom } = hero.getBoundingClientRect()
  const { backgroundImage, backgroundSize } = getComputedStyle(hero)
  const isTall = backgroundImage.includes('tall')
  if (!backgroundSize.includes('%')) throw new Error('The drawing grows with the text')
  return {
    room: bottom - hero.lastElementChild.getBoundingClientRect().bottom,
    bridge: isTall ? width * 0.39 : Math.max(width, 1075) * 0.15,
  }
}
