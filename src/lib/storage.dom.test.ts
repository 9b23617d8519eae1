import { expect, test } from 'vitest'
import { createSafeStorage } from './storage'

test('reads back what was written to real storage', () => {
  const store = createSafeStorage(() => window.localStorage)
  expect(store.set('theme', 'dark')).toBe(true)
  expect(window.localStorage.getItem('theme')).toBe('dark')
  expect(store.get('theme')).toBe('dark')
  store.remove('theme')
  expect(store.get('theme')).toBeNull()
})

test('keeps values in memory while storage is blocked', () => {
  const store = createSafeStorage(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(store.get('theme')).toBeNull()
  expect(store.set('theme', 'dark')).toBe(false)
  expect(store.get('theme')).toBe('dark')
  store.remove('theme')
  expect(store.get('theme')).toBeNull()
})

test('keeps the newest value when storage is full', () => {
  const full = {
    getItem: () => 'old',
    removeItem() {},
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  } as unknown as Storage
  const store = createSafeStorage(() => full)
  store.set('answers', 'new')
  expect(store.get('answers')).toBe('new')
})
