import { beforeEach, expect, test, vi } from 'vitest'
import { chooseTheme, startTheme, themeStore, toggleTheme } from './theme.ts'

const loadDrawings = vi.hoisted(() => vi.fn(async (_theme: string) => {}))
vi.mock('./drawings.ts', () => ({ loadDrawings }))

let isSystemDark: boolean
let onSystemChange: () => void

beforeEach(() => {
  isSystemDark = false
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        media: query,
        get matches() {
          return isSystemDark
        },
        addEventListener: (_: string, listener: () => void) => {
          onSystemChange = listener
        },
      }) as unknown as MediaQueryList,
  )
  document.documentElement.dataset.theme = 'light'
})

const shown = () => document.documentElement.dataset.theme

test('follows the system when nothing is stored (R54)', () => {
  isSystemDark = true
  startTheme()
  expect(themeStore.get()).toEqual({ choice: 'system', shown: 'dark' })
  isSystemDark = false
  onSystemChange()
  expect(shown()).toBe('light')
})

test('stores the choice under "theme" and prefers it over the system (R55)', async () => {
  isSystemDark = true
  startTheme()
  chooseTheme('light')
  expect(window.localStorage.getItem('theme')).toBe('light')
  await expect.poll(shown).toBe('light')
})

test('applies a choice to the control first, then to the page', async () => {
  startTheme()
  chooseTheme('dark')
  expect(themeStore.get().choice).toBe('dark')
  expect(shown()).toBe('light')
  await expect.poll(shown).toBe('dark')
})

test('applies the last of two quick choices', async () => {
  startTheme()
  chooseTheme('dark')
  chooseTheme('light')
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(themeStore.get().choice).toBe('light')
  expect(shown()).toBe('light')
})

test('the toggle switches from "system" to the opposite theme (R56)', () => {
  isSystemDark = true
  startTheme()
  toggleTheme()
  expect(window.localStorage.getItem('theme')).toBe('light')
  toggleTheme()
  expect(window.localStorage.getItem('theme')).toBe('dark')
})

test('follows a change in another tab (R57)', () => {
  startTheme()
  window.localStorage.setItem('theme', 'dark')
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  expect(shown()).toBe('dark')
})

test('applies a change from another tab when the page is restored (R57)', () => {
  startTheme()
  window.localStorage.setItem('theme', 'dark')
  expect(shown()).toBe('light')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(shown()).toBe('dark')
})

test.each([
  ['an earlier choice has its drawings', () => {}],
  [
    'the page has loaded',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })),
  ],
])('waits for the drawings of the last choice, even once %s', async (_, happen) => {
  startTheme()
  let finishDark = () => {}
  const dark = new Promise<void>((resolve) => {
    finishDark = resolve
  })
  loadDrawings.mockImplementation((theme) => (theme === 'dark' ? dark : Promise.resolve()))
  chooseTheme('light')
  chooseTheme('dark')
  happen()
  await expect.poll(() => loadDrawings.mock.calls.at(-1)).toEqual(['dark'])
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown()).toBe('light')
  finishDark()
  await expect.poll(shown).toBe('dark')
})

test.each(['', 'blue', 'DARK', '{}'])('treats a stored %j as "system" (R58)', (value) => {
  window.localStorage.setItem('theme', value)
  startTheme()
  expect(themeStore.get().choice).toBe('system')
})
