import { expect, test } from 'vitest'
import { extractFields } from './extract-fields'
import { SSA_1099 } from './forms/social-security'
import { W2 } from './forms/w2'
import type { FormDefinition } from './forms/form-definition'
import { findIdentities } from './mask'
import { printWords } from './print-words'
import { showFields } from './shown-field'

function readBox(form: FormDefinition, id: string, label: string, print: string) {
  const words = printWords(label, print)
  const [shown] = showFields(extractFields(words, form).filter(({ field }) => field.id === id))
  const state = shown?.state
  return {
    text: shown?.text,
    state: state?.kind === 'read' ? state.level : state?.kind,
    isCovered: findIdentities(words).length > 0,
  }
}

const WAGES = '1 Wages, tips, other compensation'

test.each([
  ['an amount', '52,306.00', '52,306.00', 'high'],
  ['a dollar sign apart', '$ 52,306.00', '52,306.00', 'high'],
  ['a box number before it', '1 52,306.00', '152,306.00', 'medium'],
  ['another amount beside it', '52,306.00 1,400.00', '52,306.00', 'high'],
  ['cents apart', '52306 00', '52,306.00', 'medium'],
  ['cents apart of a small amount', '52 06', '52.06', 'medium'],
  ['cents apart after a comma', '52,306 00', '52,306.00', 'medium'],
  ['the letter O for its last zeros', '52,306.OO', '52,306.00', 'medium'],
  ['the letter O for most of its digits', '5O,OOO.OO', '50,000.00', 'medium'],
  ['a line of the box before it', '|52,306.00', '52,306.00', 'medium'],
  ['a line of the box behind it', '52,306.00]', '52,306.00', 'medium'],
  ['cents only', '.50', '0.50', 'medium'],
  ['a minus behind it', '52,306.00-', '', 'unreadable'],
  ['a misread digit', '52,306.0*', '', 'unreadable'],
  ['a year', '2025', '', 'empty'],
])('%s: "%s" is read as "%s", %s', (_, print, text, state) => {
  expect(readBox(W2, 'wages', WAGES, print)).toEqual({ text, state, isCovered: false })
})

test.each([
  ['(1,200.00)', '-1,200.00'],
  ['1,200.00-', '-1,200.00'],
  ['-1,200.00', '-1,200.00'],
  ['1,200.00', '1,200.00'],
])('net benefits of %s are %s', (print, text) => {
  const label = 'Box 5. Net Benefits for 2025 (Box 3 minus Box 4)'
  expect(readBox(SSA_1099, 'netBenefits', label, print)).toMatchObject({ text, state: 'high' })
})
