import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { SAVING_OVER } from '@/config/price-claims.ts'
import { site } from '@/config/site.ts'
import HomePage from './home.tsx'

// Nothing waits for an idle browser.
vi.mock(import('@/lib/lazy-loading.tsx'), async (importOriginal) => ({
  ...(await importOriginal()),
  loadWhenIdle: (load) => load,
}))
vi.mock('@/features/news/blog-highlights.tsx', () => ({
  default: () => {
    throw new Error('The code of this part is gone')
  },
}))

const isOffline = vi.hoisted(() => ({ current: false }))
vi.mock(import('@/lib/stale-files.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  recover: () => Promise.reject(new Error('The network is down')),
}))
const cut = vi.hoisted(() => async <Module,>(importOriginal: () => Promise<Module>) => {
  if (isOffline.current) throw new Error('The network is down')
  return importOriginal()
})
vi.mock(import('@/features/home/home-sections.tsx'), cut)
vi.mock(import('@/pages/home/last-section.tsx'), cut)

/** jsdom has none. */
class NoObserver {
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NoObserver)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

async function openHome() {
  render(<HomePage />, { wrapper: MemoryRouter })
  for (const name of ['What we do', 'Next deadline for households']) {
    await screen.findByRole('heading', { name }, { timeout: 3000 })
  }
}

test('loads failed sections again on the next visit', async () => {
  isOffline.current = true
  const { unmount } = render(<HomePage />, { wrapper: MemoryRouter })
  await vi.waitFor(() => expect(screen.getAllByText(/^Something went wrong/)).toHaveLength(2))
  unmount()
  isOffline.current = false
  await openHome()
})

test('starts with pitch, hint, stats and estimator and keeps its sections in order (R2, R61-R64)', async () => {
  await openHome()
  const heads = [...document.querySelectorAll('h1, h2, [role=alert]')]
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Your taxes, done right here in Dresden.',
    'Estimate your cost',
    'What we do',
    'Where Small Business Gets Big Results',
    // In place of the news.
    expect.stringContaining('newest posts could not be loaded'),
    'Next deadline for households',
    'Office news and reminders',
    'Ready to Get Started?',
  ])
  expect(await screen.findByText('Find out by estimating your cost')).toBeVisible()
  const hero = heads[0]?.closest('section')
  for (const text of [
    `Save over $${SAVING_OVER} compared with ${site.competitor}`,
    `${site.claims.returnsPerYear} returns per year`,
    `${site.claims.yearsOfExperience} years of experience`,
    'Free first state and local returns',
  ]) {
    expect(hero).toHaveTextContent(text)
  }
})

test('links each service card to its page (R70-R75)', async () => {
  await openHome()
  const links = screen.getAllByRole('link', { name: /^Learn More/ })
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Learn More about Personal tax', '/services/personal-tax'],
    ['Learn More about Business tax', '/services/business-tax'],
    ['Learn More about Bookkeeping', '/services/bookkeeping'],
    ['Learn More about IRS problem resolution', '/services#irs-problem-resolution'],
    ['Learn More about Payroll', '/services/payroll'],
    ['Learn More about Business consulting', '/services#business-consulting'],
    ['Learn More about Financial planning', '/services#financial-planning'],
    ['Learn More about Tax planning', '/services#tax-planning'],
  ])
  expect(screen.getByRole('link', { name: 'View All Services' })).toHaveAttribute(
    'href',
    '/services',
  )
  for (const name of ['Local Expertise', 'Personalized Approach', 'Comprehensive Services']) {
    expect(screen.getByRole('heading', { name })).toBeVisible()
  }
})

test('links booking in the last banner, and the portal in a new tab (R4, R80)', async () => {
  await openHome()
  const title = screen.getByRole('heading', { name: 'Ready to Get Started?' })
  const banner = within(title.closest('section') ?? document.body)
  expect(banner.getByRole('link', { name: 'Schedule a Consultation' })).toHaveAttribute(
    'href',
    '/schedule',
  )
  const portal = banner.getByRole('link', { name: /^Client Portal.*opens in a new tab/ })
  expect(portal).toHaveAttribute('href', site.portalUrl)
  expect(portal).toHaveAttribute('target', '_blank')
})

test('links the news and works when the news section fails to load (R77)', async () => {
  await openHome()
  expect(screen.getByRole('alert')).toHaveTextContent(/newest posts could not be loaded/)
  expect(screen.getByRole('link', { name: 'news page' })).toHaveAttribute('href', '/news')
  expect(screen.getByRole('heading', { name: 'What we do' })).toBeVisible()
})
