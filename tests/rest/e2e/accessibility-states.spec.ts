import { checkAllRules, checkContrast } from '../../e2e/axe.ts'
import { ANY_SIZE, ONLY_PHONE, stillMotion, test, useTheme } from '../../e2e/base.ts'
import { ESTIMATOR_STATES } from '../../e2e/states/estimator-states.ts'
import { OFFICE_STATES } from '../../e2e/states/office-states.ts'
import { SHELL_STATES } from '../../e2e/states/shell-states.ts'
import { TOOL_STATES } from '../../e2e/states/tool-states.ts'

/** The states that no other test checks with axe, each at one size. EVERY_STATE=1 adds the others. */
const OWN = [
  'sheet-towns',
  'finder-results',
  'tooltip',
  'toast',
  'wizard-notice',
  'results-email',
  'contact-offline',
  'booking-unreachable',
  'booking-errors',
  'calculator-owed-and-math',
  'calculator-error',
  'news-search',
]
/** Behind an open list, everything is hidden from assistive technology while the list traps the focus. */
const COVERS_THE_PAGE = 'wizard-select-open'

const states = [...SHELL_STATES, ...ESTIMATOR_STATES, ...OFFICE_STATES, ...TOOL_STATES].filter(
  ({ name }) => (process.env.EVERY_STATE ? name !== COVERS_THE_PAGE : OWN.includes(name)),
)

for (const { name, only, console, open } of states) {
  const tag = only === 'phone' ? ONLY_PHONE : ANY_SIZE
  test(`axe finds no violation: ${name} (R238)`, { tag }, async ({
    page,
    isMobile,
    expectConsole,
  }) => {
    if (console) expectConsole(console)
    await stillMotion(page)
    await useTheme(page, 'light')
    await open(page, isMobile)
    await checkAllRules(page)
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
    })
    await checkContrast(page)
  })
}
