import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { dropOffHref } from '@/config/links.ts'
import { site } from '@/config/site.ts'
import ClientPortalHelpPage from './client-portal-help.tsx'

test('says what each of the two portals is for and opens it in a new tab (R4, R5)', () => {
  render(
    <MemoryRouter>
      <ClientPortalHelpPage />
    </MemoryRouter>,
  )
  const door = (name: string) => {
    const card = screen.getByRole('heading', { name }).closest('section')
    if (!card) throw new Error(`No door ${name}`)
    return within(card)
  }
  expect(door('Client portal').getByText('Read or save a finished return')).toBeVisible()
  const portal = door('Client portal').getByRole('link')
  expect(portal).toHaveAttribute('href', site.portalUrl)
  expect(portal).toHaveAttribute('target', '_blank')
  expect(door('Document drop-off').getByText('Send what we asked you for')).toBeVisible()
  const dropOff = door('Document drop-off').getByRole('link')
  expect(dropOff).toHaveAttribute('href', dropOffHref)
  expect(dropOff).toHaveAttribute('target', '_blank')
})
