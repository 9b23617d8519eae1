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

test('the link with the answers is copied', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press()
  expect(write).toHaveBeenCalledWith(`${window.location.origin}/#answers`)
  expect(screen.queryByLabelText('Copy this link:')).toBeNull()
})

test('where copying is barred the link is shown to be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('barred'))
  await press()
  expect(await screen.findByLabelText('Copy this link:')).toHaveValue(
    `${window.location.origin}/#answers`,
  )
  // The link has the current answers, also when they change after copying.
  page.rerender(link('#others'))
  expect(screen.getByLabelText('Copy this link:')).toHaveValue(`${window.location.origin}/#others`)
})
