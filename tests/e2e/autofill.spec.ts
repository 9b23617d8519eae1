import { ANY_SIZE, expect, type Page, stillMotion, test, untilHydrated } from './base.ts'
import { booked, openSchedule, pickTime } from './booking-steps.ts'
import { newEmail, readCode } from './sign-in-steps.ts'

/** Programs that fill in forms set all fields at once, most with the field's own property. */
const fillAll = (page: Page, texts: Record<string, string>, types = ['input', 'change']) =>
  page.evaluate(
    ([texts, types]) => {
      const fields = document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')
      for (const field of fields) {
        const text = texts[field.autocomplete] ?? texts[field.name]
        if (text !== undefined) field.value = text
      }
      for (const field of fields) {
        for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }))
      }
    },
    [texts, types] as const,
  )

const PERSON = { name: 'Pat Example', tel: '+1 (740) 555-0142' }

test.beforeEach(({ page }) => stillMotion(page))

test('a booking that a program fills in at once is complete', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await openSchedule(page)
  await pickTime(page)
  await fillAll(page, { ...PERSON, email: newEmail() })
  await page.getByRole('button', { name: /^Book / }).click()
  await expect(booked(page)).toBeVisible()
})

for (const types of [['input', 'change'], ['change']]) {
  test(`a message that a program fills in at once with ${types.join(' and ')} is complete`, {
    tag: ANY_SIZE,
  }, async ({ page }) => {
    await page.goto('/contact')
    await fillAll(page, { ...PERSON, email: newEmail(), message: 'May I come on Friday?' }, types)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused()
  })
}

test('what a program fills in before the page is hydrated counts', { tag: ANY_SIZE }, async ({
  page,
}) => {
  let start = () => {}
  const held = new Promise<void>((resolve) => (start = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await expect(page.getByLabel('Message')).toBeVisible()
  await fillAll(page, { ...PERSON, email: newEmail(), message: 'May I come on Friday?' })
  start()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('heading', { name: 'We have your message' })).toBeFocused()
})

test('a program signs in with an address and a pasted code', { tag: ANY_SIZE }, async ({
  page,
}) => {
  const email = newEmail()
  await page.goto('/auth')
  await fillAll(page, { username: email })
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await expect(page.getByLabel('Code')).toBeFocused()
  const code = await readCode(page, email)
  await fillAll(page, { 'one-time-code': `${code.slice(0, 3)} – ${code.slice(3)}\u200b` })
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/account')
})
