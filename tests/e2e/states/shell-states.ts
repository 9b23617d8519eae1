import { expect, type Page } from '../base.ts'
import type { State } from './state.ts'

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openSheet(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(sheet(page)).toBeVisible()
}

async function openFinder(page: Page, isPhone: boolean): Promise<void> {
  await page.goto('/pricing')
  if (isPhone) {
    await page.getByRole('button', { name: 'Menu' }).click()
    await sheet(page).getByRole('button', { name: 'Find on this site' }).click()
  } else {
    await page.keyboard.press('Control+k')
  }
  await expect(page.getByRole('dialog', { name: 'Find on this site' })).toBeVisible()
}

/** Pages that fold on phones, with every fold open. */
const UNFOLDED = ['', 'pricing', 'services/payroll', 'industries/oil-and-gas'].map(
  (path): State => ({
    name: `unfolded-${path.replace('/', '-') || 'home'}`,
    only: 'phone',
    open: async (page) => {
      await page.goto(`/${path}`)
      for (const fold of await page.locator('main details').all()) {
        await fold.evaluate((details) => details.setAttribute('open', ''))
      }
    },
  }),
)

/** Menus, panels, dialogs and messages around the pages. */
export const SHELL_STATES: readonly State[] = [
  ...UNFOLDED,
  {
    name: 'menu-services',
    only: 'wide',
    view: 'window',
    open: async (page) => {
      await page.goto('/')
      await nav(page, 'Services').click()
    },
  },
  {
    name: 'menu-about-towns',
    only: 'wide',
    view: 'window',
    open: async (page) => {
      await page.goto('/')
      await nav(page, 'About').click()
      await nav(page, 'Locations Served').click()
    },
  },
  { name: 'sheet', only: 'phone', view: 'window', open: openSheet },
  {
    name: 'sheet-services',
    only: 'phone',
    view: 'window',
    open: async (page) => {
      await openSheet(page)
      await sheet(page).getByText('Services', { exact: true }).click()
    },
  },
  {
    name: 'sheet-towns',
    only: 'phone',
    view: 'window',
    open: async (page) => {
      await openSheet(page)
      await sheet(page).getByText('About', { exact: true }).click()
      await sheet(page).getByRole('button', { name: 'Locations Served' }).click()
    },
  },
  {
    name: 'chat',
    only: 'wide',
    view: 'window',
    open: async (page) => {
      await page.goto('/pricing')
      await page.getByRole('button', { name: 'Reach us' }).click()
      await expect(page.getByRole('dialog', { name: 'Reach us' })).toBeVisible()
    },
  },
  { name: 'finder-start', view: 'window', open: openFinder },
  {
    name: 'finder-results',
    view: 'window',
    open: async (page, isPhone) => {
      await openFinder(page, isPhone)
      await page.getByRole('combobox').fill('farm')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'finder-shortcut',
    only: 'wide',
    view: 'window',
    open: async (page, isPhone) => {
      await openFinder(page, isPhone)
      await expect(page.getByText('opens this on every page')).toBeVisible()
    },
  },
  {
    name: 'finder-nothing',
    view: 'window',
    open: async (page, isPhone) => {
      await openFinder(page, isPhone)
      await page.getByRole('combobox').fill('zzzzqqqq')
      await expect(page.getByText(/Nothing found/)).toBeVisible()
    },
  },
  {
    name: 'tooltip',
    only: 'wide',
    view: 'window',
    open: async (page) => {
      await page.goto('/terms')
      await page.getByRole('button', { name: /^Switch to/ }).focus()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
  {
    name: 'toast',
    view: 'window',
    open: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto('/resources/tax-calculator')
      await page.getByRole('button', { name: 'Copy link with my answers' }).click()
      await expect(page.getByText(/Link copied/).first()).toBeVisible()
    },
  },
  { name: 'not-found', console: /404/, open: (page) => page.goto('/nope') },
  {
    name: 'error-screen',
    console: /Failed to load resource|dynamically imported module|MissingChunkError/,
    open: async (page) => {
      await page.route(/assets\/not-found-.*\.js/, (route) => route.abort())
      await page.goto('/')
      await page.evaluate(() => {
        history.pushState(null, '', '/broken')
        dispatchEvent(new PopStateEvent('popstate'))
      })
      await expect(page.getByText('500', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'offline',
    console: /INTERNET_DISCONNECTED|dynamically imported module|MissingChunkError/,
    open: async (page) => {
      await page.goto('/contact')
      await page.waitForLoadState('networkidle')
      await page.context().setOffline(true)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
      await expect(
        page.getByRole('heading', { name: 'This page needs a connection' }),
      ).toBeVisible()
    },
  },
]
