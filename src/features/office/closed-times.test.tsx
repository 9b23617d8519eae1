import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import ClosedTimes from './closed-times.tsx'
import { APPOINTMENT, DESK } from '../../../tests/fixtures/desk.ts'

const { runAction } = vi.hoisted(() => ({
  runAction: vi.fn<(action: { action: string; isSure: boolean }) => Promise<unknown>>(),
}))
vi.mock('./desk-api.ts', () => ({ runAction }))
vi.mock('@/lib/toast.ts', () => ({ showToast: () => {} }))

const INSIDE = { ...APPOINTMENT, email: null }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('lists the appointments before closing each day', async () => {
  runAction.mockImplementation(async ({ isSure }) => ({
    isOk: true,
    data: { isClosed: isSure, appointments: [INSIDE] },
  }))
  render(<ClosedTimes desk={DESK} onChanged={async () => {}} />)
  await press('Check for appointments')
  expect(await screen.findByRole('link', { name: '(740) 555-0199' })).toBeVisible()
  await press('Close this time')
  // The list stays, so that the office can call these people.
  expect(await screen.findByRole('button', { name: 'Check for appointments' })).toBeVisible()
  expect(screen.getByRole('link', { name: '(740) 555-0199' })).toBeVisible()
  await press('Check for appointments')
  expect(runAction.mock.calls.map(([{ isSure }]) => isSure)).toEqual([false, true, false])
})
