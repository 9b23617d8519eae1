import { render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PAGES } from '@/config/pages.ts'
import IndustriesPage from './industries.tsx'
import ResourcesPage from './resources.tsx'
import ServicesPage from './services.tsx'

function open(Page: ComponentType, path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Page />
    </MemoryRouter>,
  )
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
  return { links, headings }
}

test('leaves Learn More to the home page, since each title is a link', () => {
  for (const [Page, path] of [
    [ServicesPage, '/services'],
    [IndustriesPage, '/industries'],
  ] as const) {
    open(Page, path)
  }
  expect(screen.queryByText(/Learn More/)).not.toBeInTheDocument()
})

const pagesBelow = (section: string) => PAGES.filter(({ path }) => path.startsWith(`${section}/`))

test('lists the services with a page and three more (R167)', () => {
  const { links, headings } = open(ServicesPage, '/services')
  const own = pagesBelow('/services')
  expect(headings.slice(0, -1)).toEqual([
    ...own.map(({ label }) => label),
    'Business consulting',
    'Financial planning',
    'Tax planning',
  ])
  expect(own.filter(({ path }) => !links.includes(path))).toEqual([])
})

test('leads from all of a service’s row by its one link, and folds what has no page', () => {
  const { links } = open(ServicesPage, '/services')
  const paths = pagesBelow('/services').map(({ path }) => path)
  const inRows = [...document.querySelectorAll('li[id] a')]
  expect(inRows.map((link) => link.getAttribute('href'))).toEqual(paths)
  for (const id of ['business-consulting', 'financial-planning', 'tax-planning']) {
    expect(document.getElementById(id)).not.toHaveAttribute('open')
  }
  expect(links).toContain('/resources/estimated-taxes')
})

test.each([
  ['/industries', IndustriesPage],
  ['/resources', ResourcesPage],
])('links every page below %s (R169, R175)', (section, Page) => {
  const { links } = open(Page, section)
  expect(pagesBelow(section).filter(({ path }) => !links.includes(path))).toEqual([])
})
