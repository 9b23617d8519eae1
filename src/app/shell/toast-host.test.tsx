import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showToast, toastStore } from '@/lib/toast.ts'
import { ToastHost } from './toast-host.tsx'

const isOffline = vi.hoisted(() => ({ current: true }))
vi.mock(import('@/components/ui/toaster.tsx'), async (importOriginal) => {
  if (isOffline.current) throw new Error('The network is down')
  return importOriginal()
})
// Nothing reloads the page here.
vi.mock(import('@/lib/stale-files.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  recover: () => Promise.reject(new Error('The network is down')),
}))

test('shows later notifications after one whose code failed to load', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<ToastHost />)
  act(() => showToast('Lost'))
  await waitFor(() => expect(toastStore.get()).toBeNull())
  isOffline.current = false
  act(() => showToast('Told'))
  expect(await screen.findByText('Told')).toBeVisible()
  expect(screen.queryByText('Lost')).toBeNull()
})
