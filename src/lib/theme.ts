import { importChunk } from './lazy-loading.tsx'
import { localStore } from './storage.ts'
import { createStore } from './store.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'
type ShownTheme = 'light' | 'dark'

const KEY = 'theme'
const DARK_QUERY = '(prefers-color-scheme: dark)'

/** The visitor's choice and the theme shown. Before startTheme: the defaults of a first visit. */
export const themeStore = createStore<{ choice: ThemeChoice; shown: ShownTheme }>({
  choice: 'system',
  shown: 'light',
})

/** Takes over from the script in index.html: follows the system and other tabs (R54, R57). Call it once, at the start. */
export function startTheme(): void {
  refresh()
  window.matchMedia(DARK_QUERY).addEventListener('change', refresh)
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) refresh()
  })
  // A page restored from the back/forward cache has missed any changes.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh()
  })
}

const loadDrawings = () => import('./drawings.ts')
/** How long the colors wait for the other theme's drawings, in milliseconds. */
const MAX_WAIT_MS = 500

/** Loads the other theme's drawings when the visitor is about to switch. */
export async function prepareTheme(theme: ShownTheme = otherTheme()): Promise<void> {
  const timeout = new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  const drawings = importChunk(loadDrawings).then((chunk) => chunk.loadDrawings(theme))
  // If they fail or take too long, switch without them.
  await Promise.race([drawings.catch(() => undefined), timeout])
}

/**
 * Stores the visitor's choice and shows it in the controls at once. The page's colors follow when the drawings have
 * loaded.
 */
export function chooseTheme(choice: ThemeChoice): void {
  localStore.set(KEY, choice)
  readTheme()
  const { shown } = themeStore.get()
  void prepareTheme(shown).then(() => {
    // A later choice waits for its own drawings.
    if (themeStore.get().shown === shown) paintTheme()
  })
}

/** Flips the theme shown and stores it: from "system" to the opposite of the system's (D44). */
export function toggleTheme(): void {
  chooseTheme(otherTheme())
}

function otherTheme(): ShownTheme {
  return themeStore.get().shown === 'dark' ? 'light' : 'dark'
}

function refresh(): void {
  readTheme()
  paintTheme()
}

/** Reads the stored choice into the store, and so into the controls. */
function readTheme(): void {
  const choice = readChoice()
  const shown = choice === 'system' ? systemTheme() : choice
  const now = themeStore.get()
  if (now.choice !== choice || now.shown !== shown) themeStore.set({ choice, shown })
}

/** Applies the colors of the theme in the store. */
function paintTheme(): void {
  const { shown } = themeStore.get()
  const root = document.documentElement
  if (root.dataset.theme !== shown) {
    // Turns off transitions until the new colors are on the screen.
    root.dataset.still = ''
    root.dataset.theme = shown
    requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.still))
  }
  const color = shown === 'dark' ? import.meta.env.PAPER_BY_NIGHT : import.meta.env.PAPER_BY_DAY
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
}

/** Anything but the three known values counts as "system" (R58). */
function readChoice(): ThemeChoice {
  const stored = localStore.get(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function systemTheme(): ShownTheme {
  return window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light'
}
