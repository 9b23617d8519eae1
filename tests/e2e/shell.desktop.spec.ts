import { menuLinks } from '../../src/app/nav.ts'
import { site } from '../../src/config/site.ts'
import { checkAccessibility, expect, test } from './base.ts'

const NAV = { name: 'Main' } as const

test('each menu lists its links (R40-R43)', async ({ page }) => {
  await page.goto('/')
  const nav = page.getByRole('navigation', NAV)
  for (const [name, menu] of [
    ['Services', 'services'],
    ['Industries', 'industries'],
    ['Resources', 'resources'],
    ['Pricing', 'pricing'],
  ] as const) {
    await nav.getByRole('button', { name }).click()
    const items = nav.locator('li li').filter({ visible: true })
    await expect(items).toHaveText(menuLinks(menu).map(({ label }) => label))
    await checkAccessibility(page)
  }
})

test('menus work by keyboard and return the focus (R46)', async ({ page }) => {
  await page.goto('/')
  const nav = page.getByRole('navigation', NAV)
  const services = nav.getByRole('button', { name: 'Services' })
  await services.focus()
  await page.keyboard.press('ArrowDown')
  await expect(nav.getByRole('link', { name: 'Personal Tax' }).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(nav.getByRole('link', { name: 'Business Tax' })).toBeFocused()
  await page.keyboard.press('End')
  const last = menuLinks('services').at(-1)?.label
  await expect(nav.getByRole('link', { name: last })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(services).toBeFocused()
  await expect(services).toHaveAttribute('aria-expanded', 'false')

  await page.keyboard.press('ArrowLeft')
  const about = nav.getByRole('button', { name: 'About' })
  await expect(about).toBeFocused()
  await page.keyboard.press('Space')
  await expect(about).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(nav.getByRole('link', { name: 'Our Story' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const industries = nav.getByRole('button', { name: 'Industries Served' })
  await expect(industries).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(industries).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(nav.getByRole('link', { name: 'Construction' }).last()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await expect(nav.getByRole('button', { name: 'Locations Served' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(nav.getByRole('link', { name: /Dresden/ }).filter({ visible: true })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(nav.getByRole('button', { name: 'Locations Served' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(about).toBeFocused()
  await expect(about).toHaveAttribute('aria-expanded', 'false')

  await services.click()
  await page.getByText('Not sure where to begin?').click()
  await page.keyboard.press('Escape')
  await expect(services).toBeFocused()
  await expect(services).toHaveAttribute('aria-expanded', 'false')
})

test('the header has the phone number, Upload Docs and the theme toggle (R5, R35-R37, R65, R235)', async ({
  page,
}) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: site.phone.display })).toHaveAttribute(
    'href',
    site.phone.href,
  )
  const upload = header.getByRole('link', { name: 'Upload Docs (opens in a new tab)' })
  await expect(upload).toHaveAttribute('target', '_blank')
  await expect(upload).toHaveAttribute('href', /authorization=.+&firmUserId=.+/)
  const drawing = () =>
    page.locator('.hero-picture').evaluate((element) => getComputedStyle(element).backgroundImage)
  expect(await drawing()).toContain('bridge-day')
  await header.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // The hero's drawing changes with it (R65).
  expect(await drawing()).toContain('bridge-dusk')
  await expect(header.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible()
})

test('the edge tab offers call, message and booking, and closes on Escape (R53)', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Reach us' }).click()
  const panel = page.getByRole('dialog', { name: 'Reach us' })
  await expect(panel.getByRole('link')).toHaveText([
    `Call ${site.phone.display}`,
    'Write us a message',
    'Book a time',
  ])
  await checkAccessibility(page)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: 'Reach us' })).toBeFocused()
})
