import { act, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { site } from '@/config/site.ts'
import { PAGES } from '@/config/pages.ts'
import IndustryRoute, { preload as preloadIndustry } from './industry.tsx'
import ServiceRoute, { preload as preloadService } from './service.tsx'

const PATHS = PAGES.map(({ path }) => path).filter((path) =>
  /^\/(?:services|industries)\/./.test(path),
)

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

async function open(path: string) {
  const isService = path.startsWith('/services')
  await (isService ? preloadService : preloadIndustry)(path)
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        {isService ? <ServiceRoute /> : <IndustryRoute />}
      </MemoryRouter>,
    ),
  )
}

test.each(PATHS)('%s names its landmarks, tables and headings uniquely', async (path) => {
  await open(path)
  for (const role of ['navigation', 'complementary', 'table'] as const) {
    const names = screen.getAllByRole(role).map(nameOf)
    expect(names, role).not.toContain('')
    expect(new Set(names).size, names.join(', ')).toBe(names.length)
  }
  const headings = screen
    .getAllByRole('heading', { hidden: true })
    .map(({ textContent }) => textContent)
  expect(headings.filter((text, index) => headings.indexOf(text) !== index)).toEqual([])
})

/** The number of items in the list below a heading. */
function pointsBelow(heading: string): number {
  const title = screen.getByRole('heading', { name: heading, hidden: true })
  const list = title.closest('section, details')?.querySelector('ul')
  return list?.children.length ?? 0
}

test.each(PATHS.filter((path) => path.startsWith('/services')))(
  '%s says what is included and for whom, and links booking and the phone (R168)',
  async (path) => {
    await open(path)
    expect(pointsBelow('What you get')).toBeGreaterThan(2)
    expect(pointsBelow('Who this is for')).toBeGreaterThan(1)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(expect.arrayContaining(['/schedule', site.phone.href]))
  },
)

test.each(PATHS.filter((path) => path.startsWith('/industries')))(
  '%s says what we do for the industry and links services for it (R169)',
  async (path) => {
    await open(path)
    expect(pointsBelow('What we do for you')).toBeGreaterThan(2)
    const related = within(screen.getByRole('navigation', { name: 'Related pages' }))
    for (const link of related.getAllByRole('link')) {
      expect(link).toHaveAttribute('href', expect.stringMatching(/^\/services\/./))
    }
  },
)

function nameOf(element: HTMLElement): string {
  const caption = element instanceof HTMLTableElement ? element.caption?.textContent : null
  return element.getAttribute('aria-label') ?? caption ?? ''
}
