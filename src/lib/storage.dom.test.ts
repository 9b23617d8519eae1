import { expect, test, vi } from 'vitest'
import { carryOverReload, createSafeStorage, localStore, sessionStore } from './storage.ts'

test('reads a stored value back', () => {
  const store = createSafeStorage(() => window.localStorage)
  expect(store.set('theme', 'dark')).toBe(true)
  expect(window.localStorage.getItem('theme')).toBe('dark')
  expect(store.get('theme')).toBe('dark')
  store.remove('theme')
  expect(store.get('theme')).toBeNull()
})

test('keeps values in memory while storage is blocked (R58)', () => {
  const store = createSafeStorage(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(store.get('theme')).toBeNull()
  expect(store.set('theme', 'dark')).toBe(false)
  expect(store.get('theme')).toBe('dark')
  store.remove('theme')
  expect(store.get('theme')).toBeNull()
})

test('keeps the newest value while storage is full and afterwards, and never the one before', () => {
  const store = createSafeStorage(() => window.localStorage)
  store.set('answers', 'old')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(store.set('answers', 'new')).toBe(false)
  expect(store.get('answers')).toBe('new')
  expect(window.localStorage.getItem('answers')).toBeNull()
  setItem.mockRestore()
  expect(store.set('answers', 'newest')).toBe(true)
  expect(store.get('answers')).toBe('newest')
})

test('stores a value in the room of the one it replaces', () => {
  const store = createSafeStorage(() => window.localStorage)
  store.set('answers', 'old')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(store.set('answers', 'new')).toBe(true)
  expect(window.localStorage.getItem('answers')).toBe('new')
})

test('passes on what is only in memory to the reloaded page, and removes it there', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  history.replaceState({ key: 'router' }, '')
  sessionStore.set('answers', 'typed')
  localStore.set('theme', 'dark')
  carryOverReload()
  vi.resetModules()
  const reloaded = await import('./storage.ts')
  expect(reloaded.sessionStore.get('answers')).toBe('typed')
  expect(reloaded.localStore.get('theme')).toBe('dark')
  expect(history.state).toEqual({ key: 'router' })
})

test('leaves the history entry alone without anything to pass on', async () => {
  history.replaceState(null, '')
  vi.resetModules()
  const loaded = await import('./storage.ts')
  loaded.carryOverReload()
  expect(history.state).toBeNull()
})
