import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ProseContent } from '@/content/schemas/page.ts'
import { ProsePage } from './prose-page.tsx'

const pages = import.meta.glob<ProseContent>('../../content/legal/*.md', {
  eager: true,
  import: 'default',
})

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

test.each(Object.values(pages))(
  '$headline starts with a summary and its date and links to each section',
  (content) => {
    const { container } = render(
      <MemoryRouter>
        <ProsePage content={content} />
      </MemoryRouter>,
    )
    const first = container.querySelector('h1')?.closest('.wrap')
    if (!(first instanceof HTMLElement)) throw new Error('No head')
    expect(within(first).getByText(/^Last changed on \w+ \d+, \d{4}\.$/)).toBeVisible()
    expect(within(first).getByRole('heading', { name: 'In short' })).toBeVisible()
    expect(within(first).getAllByRole('term').length).toBeGreaterThan(2)

    const contents = screen.getByRole('navigation', { name: 'On this page' })
    const folded = container.querySelector('details')
    const parts = content.sections.map(({ id }) => `/#${id}`)
    for (const list of [contents, folded]) {
      const links = [...(list?.querySelectorAll('a') ?? [])]
      expect(links.map((link) => link.getAttribute('href'))).toEqual(parts)
    }
    for (const { id } of content.sections) expect(container.querySelector(`#${id}`)).not.toBeNull()
  },
)
