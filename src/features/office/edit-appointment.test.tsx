import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EditAppointment } from './edit-appointment.tsx'
import { ReadDesk } from './read-desk.tsx'
import { APPOINTMENT, DESK } from '../../../tests/fixtures/desk.ts'

const { runAction } = vi.hoisted(() => ({ runAction: vi.fn() }))
vi.mock('./desk-api.ts', () => ({ runAction }))
vi.mock('@/lib/toast.ts', () => ({ showToast: () => {} }))

test('sends a changed number once it is complete, and keeps the rest', async () => {
  runAction.mockResolvedValue({ isOk: true, data: {} })
  const onClose = vi.fn()
  render(
    <ReadDesk value={{ desk: DESK, now: 0, refresh: async () => {} }}>
      <EditAppointment appointment={APPOINTMENT} onClose={onClose} />
    </ReadDesk>,
  )
  const phone = screen.getByLabelText('Phone')
  expect(phone).toHaveValue('(740) 555-0199')
  await userEvent.clear(phone)
  await userEvent.type(phone, '740 555{Enter}')
  expect(phone).toHaveFocus()
  expect(phone).toHaveAccessibleDescription(/Please enter a phone number with area code/)
  expect(runAction).not.toHaveBeenCalled()
  await userEvent.type(phone, ' 0177{Enter}')
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(runAction).toHaveBeenCalledExactlyOnceWith({
    action: 'correct',
    reference: APPOINTMENT.reference,
    version: 0,
    visitor: { name: 'Pat Example', email: 'pat@example.com', phone: '+17405550177', way: 'phone' },
    topic: 'consultation',
    isSure: false,
  })
})
