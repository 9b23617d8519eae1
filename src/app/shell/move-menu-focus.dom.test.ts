import { beforeEach, expect, test } from 'vitest'
import { moveMenuFocus } from './move-menu-focus.ts'

// The bar's menu "a" is open. Its panel holds a list, which holds an open submenu.
const MENUS = `
  <ul id="bar">
    <li><button id="a" data-nav-item></button>
      <ul id="panel">
        <li><a id="a1" href="/1" data-nav-item></a></li>
        <li><button id="a2" data-nav-item></button>
          <ul id="sub"><li><a id="a21" href="/2" data-nav-item></a></li></ul>
        </li>
        <li><a id="a3" href="/3" data-nav-item></a></li>
      </ul>
    </li>
    <li><button id="b" data-nav-item></button></li>
  </ul>`
const element = (id: string) => document.getElementById(id) as HTMLUListElement

beforeEach(() => {
  document.body.innerHTML = MENUS
})

test.each([
  ['bar', 'a', 'ArrowRight', 'horizontal', 'b'],
  ['bar', 'a', 'ArrowLeft', 'horizontal', 'b'],
  ['bar', 'a', 'End', 'horizontal', 'b'],
  ['bar', 'b', 'ArrowRight', 'horizontal', 'a'],
  ['panel', 'a1', 'ArrowDown', 'vertical', 'a2'],
  ['panel', 'a2', 'ArrowDown', 'vertical', 'a3'],
  ['panel', 'a3', 'ArrowDown', 'vertical', 'a1'],
  ['panel', 'a1', 'End', 'vertical', 'a3'],
  ['panel', 'a', 'first', 'vertical', 'a1'],
  ['sub', 'a2', 'first', 'vertical', 'a21'],
] as const)('in the list "%s", from %s, %s (%s) moves focus to %s', (list, from, key, axis, to) => {
  element(from).focus()
  expect(moveMenuFocus(element(list), key, axis)).toBe(true)
  expect(document.activeElement?.id).toBe(to)
})

test('ignores other keys', () => {
  element('a').focus()
  expect(moveMenuFocus(element('bar'), 'ArrowDown', 'horizontal')).toBe(false)
  expect(document.activeElement?.id).toBe('a')
})
