import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { OHIO_TAXES } from '@/content/ohio-business-taxes.ts'
import { Folds } from '@/features/content/folds.tsx'
import { taxFolds } from './tax-guide.tsx'

test('shows each tax’s rate, threshold, first steps, date and official pages (R180)', () => {
  const { container } = render(<Folds title="All" folds={taxFolds} />, { wrapper: MemoryRouter })
  for (const { id, name, links } of OHIO_TAXES) {
    const section = container.querySelector(`#${id}`)
    expect(section?.querySelector('h3')).toHaveTextContent(name)
    const terms = [...(section?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)
    expect(terms).toEqual(['Rate', 'Threshold', 'First steps', 'Due', 'Official pages'])
    const pages = section?.querySelectorAll('dd a[target=_blank]') ?? []
    expect([...pages].map((page) => page.getAttribute('href'))).toEqual(
      expect.arrayContaining(links.map(({ href }) => href)),
    )
    expect(links.length, name).toBeGreaterThan(0)
  }
})
