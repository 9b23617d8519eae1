import type { Page } from '@playwright/test'
import type { State } from '../e2e/states/state.ts'

export const FOLDER = 'gallery'
export const SIZES = { phone: [360, 390], wide: [768, 1280, 1536] } as const
export const THEMES = ['light', 'dark'] as const

/** Takes a screenshot in each theme: gallery/1280-light/NAME.png. */
export async function takePictures(
  page: Page,
  { name, view = 'page' }: Pick<State, 'name' | 'view'>,
  size: number,
  themes: readonly string[],
): Promise<void> {
  if (view === 'page') await scrollThrough(page)
  for (const theme of themes) {
    await chooseTheme(page, theme)
    const subject = view.startsWith('#') ? page.locator(view) : page
    await subject.screenshot({
      path: `${FOLDER}/${size}-${theme}/${name}.png`,
      // The bottom bar would cover the middle of a full-page screenshot.
      ...(view === 'page' && {
        fullPage: true,
        style: 'nav[aria-label="Quick"] { display: none }',
      }),
      animations: 'disabled',
    })
  }
}

/** Loads the sections and pictures that load when they come near the window. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
}

/** "forced" means a system's contrast theme, which replaces all colors. */
async function chooseTheme(page: Page, theme: string): Promise<void> {
  await page.emulateMedia({ forcedColors: theme === 'forced' ? 'active' : 'none' })
  if (theme === 'forced') return
  await page.evaluate((value) => {
    localStorage.setItem('theme', value)
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  }, theme)
  await page.locator(`html[data-theme="${theme}"]`).waitFor()
}
