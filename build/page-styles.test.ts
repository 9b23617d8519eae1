import { expect, test } from 'vitest'
import { createUtilityPicker } from './page-styles.ts'

const pick = createUtilityPicker(`/*! licence */
@layer theme{:root{--spacing:.25rem}}
@layer utilities{
.p-3{padding:calc(var(--spacing)*3)}
.group-hover\\:p-3:is(:where(.group):hover *){padding:3px}
.\\[\\&\\>li\\]\\:p-3>li,.p-4{padding:4px}
.\\32 xl\\:w-\\[calc\\(100\\%-1\\.5rem\\)\\]{width:1px}
@supports (color:red){@media (width>=48em){.md\\:p-3\\.5{padding:5px}}}
}`)

const rules = (html: string) => pick(html).replaceAll('\n', '').split('@layer utilities')[1]

test.each([
  ['<p class="flex p-3">', '{.p-3{padding:calc(var(--spacing)*3)}}'],
  [
    '<p class="group"><b class="group-hover:p-3">',
    '{.group-hover\\:p-3:is(:where(.group):hover *){padding:3px}}',
  ],
  ['<p class="[&amp;&gt;li]:p-3">', '{.\\[\\&\\>li\\]\\:p-3>li{padding:4px}}'],
  [
    '<p class="2xl:w-[calc(100%-1.5rem)]">',
    '{.\\32 xl\\:w-\\[calc\\(100\\%-1\\.5rem\\)\\]{width:1px}}',
  ],
  [
    '<p class="md:p-3.5">',
    '{@supports (color:red){@media (width>=48em){.md\\:p-3\\.5{padding:5px}}}}',
  ],
])('keeps only the rules that %s uses', (html, kept) => {
  expect(rules(html)).toBe(kept)
})

test('drops empty blocks and comments, but keeps the theme', () => {
  expect(pick('<p>').replaceAll('\n', '')).toBe('@layer theme{:root{--spacing:.25rem}}')
})

test('drops the registration of a property that no kept rule has', () => {
  const pickFrom = createUtilityPicker(
    '.p-3{--tw-a:1px}.p-4{--tw-b:1px}@property --tw-a{inherits:false}@property --tw-b{inherits:false}',
  )
  expect(pickFrom('<p class="p-4">')).toBe('.p-4{--tw-b:1px}@property --tw-b{inherits:false}')
})

test('picks anew for each page', () => {
  pick('<p>')
  expect(pick('<p class="p-4">')).toContain('.p-4{padding:4px}')
})
