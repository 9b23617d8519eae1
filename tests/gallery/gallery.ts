import { type Page, stillMotion, test } from '../e2e/base.ts'
import { pagePaths } from '../e2e/pages.ts'
import { ESTIMATOR_STATES } from '../e2e/states/estimator-states.ts'
import { OFFICE_STATES } from '../e2e/states/office-states.ts'
import { SHELL_STATES } from '../e2e/states/shell-states.ts'
import type { State } from '../e2e/states/state.ts'
import { TOOL_STATES } from '../e2e/states/tool-states.ts'
import { SIZES, takePictures, THEMES } from './pictures.ts'

/** Run by scripts/gallery.ts, which passes on the sizes and themes. */
const wantedSizes = process.env.GALLERY_SIZES?.split(',')
const wantedThemes = process.env.GALLERY_THEMES?.split(',') ?? THEMES

const PAGES: readonly State[] = pagePaths().map((path) => ({
  name: `page${path === '/' ? '-home' : path.replaceAll('/', '-')}`,
  open: (page) => page.goto(path),
}))

for (const state of [
  ...PAGES,
  ...SHELL_STATES,
  ...ESTIMATOR_STATES,
  ...OFFICE_STATES,
  ...TOOL_STATES,
]) {
  test(state.name, async ({ page, isMobile, expectConsole }) => {
    const sizes = SIZES[isMobile ? 'phone' : 'wide'].filter(
      (size) => wantedSizes?.includes(`${size}`) ?? true,
    )
    test.skip(sizes.length === 0 || state.only === (isMobile ? 'wide' : 'phone'), 'not this size')
    if (state.console) expectConsole(state.console)
    await stillMotion(page)
    // States that resizing or waiting may close are opened again at every size.
    const isLasting = state.view !== 'window'
    for (const [index, size] of sizes.entries()) {
      await page.setViewportSize({ width: size, height: 844 })
      if (index > 0 && !isLasting) await forget(page)
      if (index === 0 || !isLasting) await state.open(page, isMobile)
      await takePictures(page, state, size, wantedThemes)
    }
  })
}

/** Removes stored answers from the previous size. */
async function forget(page: Page): Promise<void> {
  await page.goto('/privacy')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
