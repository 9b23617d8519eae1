import { checkAllRules } from './axe.ts'
import { expect, test } from './base.ts'
import { openDesk } from './office-steps.ts'
import { newEmail } from './sign-in-steps.ts'

// The desk books its own times, as the booking tests do; tests that want the same time move to another.

test('the desk books a caller’s appointment, moves it after a mail preview, and cancels it', async ({
  page,
}, { project }) => {
  await openDesk(page, `${project.name}@example.com`)
  // Nothing public around it.
  for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Add an appointment' }).click()
  const form = page.getByRole('form', { name: 'Add an appointment' })
  const name = `Caller ${newEmail().slice(4, 12)}`
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Phone', { exact: true }).fill('740 555 0199')
  await form.getByLabel('Email (optional)').fill(newEmail())
  await form.getByRole('button', { name: 'Later dates' }).click()
  const times = form.getByRole('group', { name: /Morning|Afternoon/ }).getByRole('button')
  await times.last().click()
  await form.getByRole('button', { name: /^Book / }).click()
  await expect(page.getByText(/^Booked: /).first()).toBeVisible()
  await checkAllRules(page)

  await page.getByLabel('Search').fill(name)
  await page.getByRole('button', { name: `Move ${name}` }).click()
  await page.getByRole('button', { name: 'Later dates' }).click()
  await page
    .getByRole('group', { name: /Morning|Afternoon/ })
    .getByRole('button')
    .last()
    .click()
  await page.getByRole('button', { name: 'Preview the email' }).click()
  await expect(page.getByRole('heading', { name: /This email goes to/ })).toBeFocused()
  await expect(page.getByText(/^Appointment moved: /)).toBeVisible()
  await page.getByRole('button', { name: /^Move to / }).click()
  await expect(page.getByText('The appointment has been moved.', { exact: true })).toBeVisible()

  // The link in the office's calendar.
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name }).first()
  const reference = /B-\w{8}/.exec((await row.textContent()) ?? '')?.[0] ?? ''
  await page.goto('/')
  await page.goto(`/office#${reference}`)
  await expect(page.getByText('Found: 0 messages, 1 appointment')).toBeVisible()

  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('button', { name: `Cancel ${name}` }).click()
  await page.getByRole('button', { name: 'Preview the email' }).click()
  await expect(page.getByText(/^Appointment canceled: /)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await expect(page.getByText('The appointment has been canceled.', { exact: true })).toBeVisible()
})

test('an open time of the day books a walk-in, who then stands in that hour', async ({ page }, {
  project,
}) => {
  await openDesk(page, `${project.name}-walks@example.com`)
  const name = `Walker ${newEmail().slice(4, 12)}`
  // Far ahead, where other tests book nothing: a day with open times.
  await page.getByRole('radio', { name: 'Week' }).check({ force: true })
  const later = page.getByRole('button', { name: 'Later', exact: true })
  for (let week = 0; week < (project.name === 'phone' ? 12 : 11); week += 1) await later.click()
  await page
    .getByRole('region', { name: /^Tuesday/ })
    .getByRole('button')
    .first()
    .click()
  const time = page.getByRole('button', { name: 'Add at 10:30 AM' })
  await time.click()
  const form = page.getByRole('form', { name: 'Add an appointment' })
  await expect(form.getByLabel('Time', { exact: true })).toHaveValue('10:30')
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Phone', { exact: true }).fill('740 555 0199')
  await checkAllRules(page)
  await form.getByRole('button', { name: /^Book / }).click()
  const hour = page.getByRole('group', { name: '10 AM' })
  const entry = hour.getByRole('button', { name: new RegExp(`^10:30 AM ${name}`) })
  await expect(entry).toBeVisible()
  await expect(time).toBeHidden()

  await expect(entry).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: '(740) 555-0199' })).toBeVisible()
  await expect(page.getByText(/ booked at the desk /).first()).toBeVisible()
  await checkAllRules(page)
})
