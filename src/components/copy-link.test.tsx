import { type RenderResult, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { CopyLink } from './copy-link.tsx'

const user = userEvent.setup()
const link = (hash: string) => <CopyLink label="Copy link" getHash={() => hash} />
let page: RenderResult
beforeEach(() => {
  page = render(link('#answers'))
})
const press = () => user.click(screen.getByRole('button', { name: 'Copy link' }))

test('copies the link with the answers', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press()
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/#answers`)
  expect(screen.queryByLabelText('Copy this link:')).toBeNull()
})

test('shows the link for manual copying when the clipboard is blocked', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('barred'))
  await press()
  expect(await screen.findByLabelText('Copy this link:')).toHaveValue(
    `${window.location.origin}/#answers`,
  )
  // The link has the current answers, also when they change after copying.
  page.rerender(link('#others'))
  expect(screen.getByLabelText('Copy this link:')).toHaveValue(`${window.location.origin}/#others`)
})
