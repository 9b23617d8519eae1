import { site } from '../../../src/config/site.ts'
import { expect, stillMotion, test } from '../../e2e/base.ts'
import { openBookingForm } from '../../e2e/states/office-states.ts'
import { openResults } from '../../e2e/states/estimator-states.ts'
import { openRefund } from '../../e2e/states/tool-states.ts'

/** What a screen reader says along the main paths through the site. */

test.beforeEach(({ page }) => stillMotion(page))

test('the header and the estimator’s first question have their names', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "${site.name} home page"
      - navigation "Main":
        - list:
          - listitem:
            - button "Services"
          - listitem:
            - button "Industries"
          - listitem:
            - button "Resources"
          - listitem:
            - button "Pricing"
          - listitem:
            - button "About"
      - link "${site.phone.display}"
      - link "Upload Docs (opens in a new tab)"
      - button "Switch to the dark theme"
  `)
  await expect(page.locator('#estimate')).toMatchAriaSnapshot(`
    - region "Estimate your cost":
      - heading "Estimate your cost" [level=2]
      - status: /Step 1 of 7/
      - progressbar "Progress"
      - radiogroup "What kind of return is it?":
        - radio /^Simple W-2 only/
        - radio /^Complex Multiple sources/
        - radio /^Family With dependents/
        - radio /^Business Self-employed/
      - button "Continue" [disabled]
  `)
})

test('the results of an estimate have their names', async ({ page }) => {
  await openResults(page, 'v=1&type=simple')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Estimate your cost":
      - heading "Your estimate" [level=1]
      - status: /Your price with us/
      - region "Your price with us"
      - region "Difference from H&R Block"
      - table "Every charged line, with us and at H&R Block"
  `)
  await expect(page.getByRole('row', { name: /^Total/ }).first()).toMatchAriaSnapshot(`
    - row /Total \\$\\d+/:
      - rowheader "Total"
      - cell /\\$\\d+/
  `)
})

test('the booking form has its names', async ({ page }) => {
  await openBookingForm(page)
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - combobox "Topic Free consultation, 30 minutes"
      - group "How should we meet?":
        - radio "At the office" [checked]
      - toolbar "Day":
        - button [pressed]
      - textbox "Name"
      - textbox "Email"
      - complementary "Your appointment":
        - term: Time
        - button /^Book .+ on .+/
  `)
})

test('the calculator’s result has its names', async ({ page }) => {
  await openRefund(page)
  await expect(page.getByRole('region', { name: 'Result', exact: true })).toMatchAriaSnapshot(`
    - region "Result":
      - heading "Your federal refund would be about" [level=2]
      - button "Add Ohio withholding"
      - status: Federal refund $2,213
      - table "School district and towns":
        - rowgroup:
          - row "City or village tax, no rate entered $0":
            - rowheader "City or village tax, no rate entered"
            - cell "$0"
      - table "Tax rates"
      - figure "Where $52,306 of income goes"
  `)
})
