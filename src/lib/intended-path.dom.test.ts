import { beforeEach, expect, test } from 'vitest'
import { keepIntendedPathHere, saveIntendedPath, takeIntendedPath } from './intended-path.ts'

const kept = () => window.sessionStorage.getItem('intendedPath')

beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '')
})

test('returns the path once (R27)', () => {
  saveIntendedPath('/pricing?from=menu#tables')
  expect(takeIntendedPath()).toBe('/pricing?from=menu#tables')
  expect(takeIntendedPath()).toBeNull()
})

test('stores no path of another site (R28)', () => {
  saveIntendedPath('//evil.example.com')
  expect(kept()).toBeNull()
})

test('drops the path when the visitor leaves and restores it on return', () => {
  window.history.replaceState({ key: 'router' }, '')
  saveIntendedPath('/account')
  const untie = keepIntendedPathHere()
  expect(window.history.state).toEqual({ key: 'router', intendedPath: '/account' })
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toBeNull()
  window.dispatchEvent(new Event('pageshow'))
  expect(kept()).toBe('/account')
  untie()
  window.dispatchEvent(new Event('pagehide'))
  expect(kept()).toBe('/account')
})

test.each([
  [{ intendedPath: '/account' }, '/account'],
  [{ intendedPath: '//evil.example.com' }, null],
  [{ intendedPath: 7 }, null],
  [null, null],
])('after a reload with %j, returns %s', (state, path) => {
  window.history.replaceState(state, '')
  keepIntendedPathHere()()
  expect(kept()).toBe(path)
})

test.each([
  '//evil.example.com',
  '//own.example.com/x',
  '/\\evil.example.com',
  '/\t/evil.example.com',
  '/\n/evil.example.com',
  '/\r/evil.example.com',
  '\\\\evil.example.com',
  'https://evil.example.com/',
  'javascript:alert(1)',
  'pricing',
  '',
])('refuses %j and removes it (R28)', (path) => {
  window.sessionStorage.setItem('intendedPath', path)
  expect(takeIntendedPath()).toBeNull()
  expect(window.sessionStorage.getItem('intendedPath')).toBeNull()
})
