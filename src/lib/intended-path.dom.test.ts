import { expect, test } from 'vitest'
import { saveIntendedPath, takeIntendedPath } from './intended-path'

test('is given back once', () => {
  saveIntendedPath('/pricing?from=menu#tables')
  expect(takeIntendedPath()).toBe('/pricing?from=menu#tables')
  expect(takeIntendedPath()).toBeNull()
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
])('refuses %j and removes it', (path) => {
  window.sessionStorage.setItem('intendedPath', path)
  expect(takeIntendedPath()).toBeNull()
  expect(window.sessionStorage.getItem('intendedPath')).toBeNull()
})
