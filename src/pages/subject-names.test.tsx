import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { PAGES } from '@/content/pages'
import IndustryRoute, { preload as preloadIndustry } from './industry'
import ServiceRoute, { preload as preloadService } from './service'

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

test.each(PATHS)('%s: no two landmarks, tables or headings share a name', async (path) => {
  const isService = path.startsWith('/services')
  await (isService ? preloadService : preloadIndustry)(path)
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        {isService ? <ServiceRoute /> : <IndustryRoute />}
      </MemoryRouter>,
    ),
  )
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

function nameOf(element: HTMLElement): string {
  const caption = element instanceof HTMLTableElement ? element.caption?.textContent : null
  return element.getAttribute('aria-label') ?? caption ?? ''
}
