import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import guide from '@/content/guides/ohio-business-taxes.md'
import { taxFolds } from './tax-guide.tsx'

test.each(guide.taxes)(
  'shows the rate, threshold, first steps, date and official pages of $name (R180)',
  ({ id, name, links }) => {
    const fold = taxFolds.find((known) => known.id === id)
    expect(fold?.title).toBe(name)
    const { container } = render(fold?.content, { wrapper: MemoryRouter })
    const terms = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent)
    expect(terms).toEqual(['Rate', 'Threshold', 'First steps', 'Due', 'Official pages'])
    const pages = [...container.querySelectorAll('dd a[target=_blank]')]
    expect(pages.map((page) => page.getAttribute('href'))).toEqual(
      expect.arrayContaining(links.map(({ href }) => href)),
    )
    expect(links.length).toBeGreaterThan(0)
  },
)
