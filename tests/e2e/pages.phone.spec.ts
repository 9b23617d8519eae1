import { stillMotion, test, useTheme } from './base.ts'
import { checkPage } from './page-checks.ts'
import { pagePaths } from './pages.ts'

/** One visit to every page. windows.desktop.spec.ts has the other sizes and the other theme. */

for (const path of pagePaths()) {
  test(`${path} opens, has its own head and is accessible (R1, R8-R12, R14-R19, R22, R23, R237, R238)`, async ({
    page,
  }) => {
    await stillMotion(page)
    await useTheme(page, 'dark')
    await checkPage(page, path)
  })
}
