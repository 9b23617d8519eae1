import { checkAllRules, checkContrast } from '../../e2e/axe.ts'
import { ANY_SIZE, ONLY_PHONE, stillMotion, test, useTheme } from '../../e2e/base.ts'
import { ESTIMATOR_STATES } from '../../e2e/states/estimator-states.ts'
import { OFFICE_STATES } from '../../e2e/states/office-states.ts'
import { SHELL_STATES } from '../../e2e/states/shell-states.ts'
import { TOOL_STATES } from '../../e2e/states/tool-states.ts'

const STATES = [...SHELL_STATES, ...ESTIMATOR_STATES, ...OFFICE_STATES, ...TOOL_STATES]

/** The states that no other test checks with axe, each at one size, one test a row. EVERY_STATE=1 checks all. */
const OWN = [
  ['sheet-towns'],
  ['unfolded-home', 'unfolded-pricing'],
  ['unfolded-services-payroll', 'unfolded-industries-oil-and-gas'],
  ['finder-results', 'tooltip', 'news-search'],
  ['wizard-notice', 'results-email', 'results-partial'],
  ['business-taxes-answer', 'documents-doubtful'],
  ['calculator-owed-and-math', 'calculator-error', 'toast'],
  ['booking-remembered'],
  // The last one stops the clock.
  ['booking-errors', 'contact-offline', 'booking-unreachable'],
  ['sign-in-expired'],
  ['offline'],
  ['desk-confirming'],
  ['desk-week'],
  ['desk-day'],
  ['desk-hours'],
]
/**
 * Behind an open list, everything is hidden from assistive technology while the list traps the focus. On paper, what
 * speaks is hidden.
 */
const LEFT_OUT = ['wizard-select-open', 'results-printed']

const rows = process.env.EVERY_STATE
  ? STATES.filter(({ name }) => !LEFT_OUT.includes(name)).map((state) => [state])
  : OWN.map((names) => names.flatMap((wanted) => STATES.filter(({ name }) => name === wanted)))

for (const row of rows) {
  const names = row.map(({ name }) => name).join(', ')
  const tag = row.some(({ only }) => only === 'phone') ? ONLY_PHONE : ANY_SIZE
  test(`axe finds no violation: ${names} (R238)`, { tag }, async ({
    page,
    isMobile,
    expectConsole,
  }) => {
    await stillMotion(page)
    await useTheme(page, 'light')
    for (const { name, console, open } of row) {
      if (console) expectConsole(console)
      await test.step(name, async () => {
        await open(page, isMobile)
        await checkAllRules(page)
        await page.evaluate(() => {
          document.documentElement.dataset.theme = 'dark'
        })
        await checkContrast(page)
        // The next one would open with this one's answers, and fill in fields while they are restored.
        await page.evaluate(() => sessionStorage.clear())
      })
    }
  })
}
