import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Messages } from './messages.tsx'
import { DESK } from '../../../tests/fixtures/desk.ts'

const { runAction } = vi.hoisted(() => ({ runAction: vi.fn() }))
vi.mock('./desk-api.ts', () => ({ runAction }))

test('finds the appointment linked from the office’s calendar', async () => {
  runAction.mockResolvedValue({ isOk: true, data: { messages: [], appointments: [] } })
  render(<Messages desk={DESK} now={0} linked="B-00000001" onChanged={async () => {}} />)
  expect(screen.getByRole('searchbox')).toHaveValue('B-00000001')
  expect(await screen.findByText('Found: 0 messages, 0 appointments')).toBeVisible()
  expect(runAction).toHaveBeenCalledExactlyOnceWith({ action: 'find', text: 'B-00000001' })
})
