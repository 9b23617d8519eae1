import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NextDate } from './next-date'

test('what is next is shown once the visitor’s day is known', () => {
  const next = <NextDate rules={['return-it1040']} />
  expect(renderToString(next)).toContain('invisible')
  expect(render(next).container.querySelector('.invisible')).toBeNull()
})
