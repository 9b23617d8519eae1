import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import DocumentResult from './document-result.tsx'
import { FORMS } from './forms.ts'
import type { FieldState } from './shown-field.ts'

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ addEventListener() {}, removeEventListener() {} }))
})

const CLEAR: FieldState = { kind: 'read', level: 'high' }
/** Box 6, which must be 1.45% of box 5. */
const TAX = { right: '145.00', wrong: '150.00' }

test.each<[string, keyof typeof TAX, FieldState]>([
  ['2 of 2 boxes read clearly. They add up.', 'right', CLEAR],
  ['1 of 2 boxes read clearly. Check the others.', 'right', { kind: 'read', level: 'medium' }],
  ['1 of 2 boxes read clearly. Check the others.', 'right', { kind: 'unreadable' }],
  ['0 of 2 boxes read clearly. They do not add up: check those below.', 'wrong', CLEAR],
  ['1 of 1 boxes read clearly. ', 'right', { kind: 'missing' }],
])('says first what is certain: %s', (verdict, tax, state) => {
  const form = FORMS.find(({ kind }) => kind === 'w2')
  if (!form) throw new Error('No W-2')
  const fields = form.fields.flatMap((field) => {
    const box = { x: 0, y: 0, width: 9, height: 9 }
    if (field.id === 'medicareWages') return [{ field, text: '10,000.00', state: CLEAR, box }]
    if (field.id !== 'medicareTax') return []
    return [{ field, text: state.kind === 'read' ? TAX[tax] : '', state, box }]
  })
  const picture = { width: 0, height: 0 } as ImageBitmap
  const rest = { year: 2025, mark: null, leftOut: [], isConfirmed: true, picture }
  render(
    <MemoryRouter>
      <DocumentResult
        document={{ ...rest, form, fields, source: 'text', page: { width: 100, height: 100 } }}
        name="w-2.pdf"
        requests={[]}
        kinds={['w2']}
        onClear={() => {}}
      />
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(verdict)
})
