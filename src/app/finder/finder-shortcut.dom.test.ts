import { expect, test, vi } from 'vitest'
import { finderShortcut, isFinderShortcut } from './finder-shortcut.ts'

const ctrl = { ctrlKey: true }
const meta = { metaKey: true }

test.each([
  ['Win32', 'k', ctrl, true],
  ['Linux x86_64', 'K', ctrl, true],
  ['MacIntel', 'k', meta, true],
  ['iPad', 'k', meta, true],
  ['Win32', 'k', {}, false],
  ['Win32', '/', {}, false],
  ['Win32', 'k', meta, false],
  ['MacIntel', 'k', ctrl, false],
  ['Win32', 'k', { ctrlKey: true, shiftKey: true }, false],
  ['Win32', 'k', { ctrlKey: true, altKey: true }, false],
  ['Win32', 'l', ctrl, false],
])('on %s, %s with %j is the shortcut: %s', (platform, key, modifiers, opens) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
  expect(isFinderShortcut(new KeyboardEvent('keydown', { key, ...modifiers }))).toBe(opens)
})

test.each([
  ['Win32', 'Ctrl K'],
  ['MacIntel', '⌘ K'],
])('on %s, the shortcut reads %s', (platform, written) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
  expect(finderShortcut()).toBe(written)
})
