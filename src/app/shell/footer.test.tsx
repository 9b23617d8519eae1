import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { site } from '@/config/site.ts'
import { AuthProvider } from '@/features/auth/auth-provider.tsx'
import { Footer } from './footer.tsx'

const element = (
  <MemoryRouter>
    <AuthProvider>
      <Footer />
    </AuthProvider>
  </MemoryRouter>
)
function show() {
  render(element)
  return within(screen.getByRole('contentinfo'))
}
const hrefOf = (link: HTMLElement) => link.getAttribute('href')

test('shows services, industries, resources and areas served in four columns (R48, R51)', () => {
  const footer = show()
  const linksOf = (name: string) =>
    within(within(footer.getByRole('navigation', { name })).getByRole('list'))
      .getAllByRole('link')
      .map(hrefOf)
  expect(linksOf('Services')).toContain('/services/payroll')
  expect(linksOf('Industries')).toContain('/industries/retail')
  expect(linksOf('Resources')).toContain('/resources/check-my-refund')
  expect(linksOf('Areas served')).toEqual(['/', ...site.towns.map(({ url }) => url)])
})

test('shows social links, contact details and the e-file badge (R49)', () => {
  const footer = show()
  for (const { name, url } of site.social) {
    const link = footer.getByRole('link', { name: new RegExp(`^${name}.*opens in a new tab`) })
    expect(link).toHaveAttribute('href', url)
    expect(link).toHaveAttribute('target', '_blank')
  }
  expect(footer.getByRole('link', { name: site.phone.display })).toHaveAttribute(
    'href',
    site.phone.href,
  )
  expect(hrefOf(footer.getByRole('link', { name: site.email }))).toBe(`mailto:${site.email}`)
  expect(footer.getByText(new RegExp(site.address.street))).toBeVisible()
  expect(footer.getByText(site.eFileBadge.name)).toBeVisible()
})

test('dates the copyright from 2025 to the year of the visit, not of the build (R52, D33)', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-01-02T12:00:00Z') })
  expect(renderToString(element)).not.toContain('2031')
  expect(show().getByText(/^© 2025/)).toHaveTextContent(`© 2025–2031 ${site.name}`)
  vi.useRealTimers()
})

test('shows the theme chosen before hydration (R55)', async () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(element)
  document.body.append(container)
  screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked = true
  render(element, { container, hydrate: true })
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark')
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('links the legal pages, the reviews and the portal (R3, R4, R50, D23)', () => {
  const footer = show()
  for (const [name, href] of [
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Cookies', '/cookies'],
    ['Accessibility', '/accessibility'],
    ['Sign in', '/auth'],
  ] as const) {
    expect(hrefOf(footer.getByRole('link', { name }))).toBe(href)
  }
  for (const [name, href] of [
    [/^Google reviews.*new tab/, site.mapsUrl],
    [/^Client Portal.*new tab/, site.portalUrl],
  ] as const) {
    expect(hrefOf(footer.getByRole('link', { name }))).toBe(href)
  }
})
