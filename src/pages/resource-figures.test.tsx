import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { PAGES } from '@/config/pages.ts'

// Nothing waits for an idle browser.
vi.mock(import('@/lib/lazy-loading.tsx'), async (importOriginal) => ({
  ...(await importOriginal()),
  loadWhenIdle: (load) => load,
}))

const modules = import.meta.glob<{ default: ComponentType }>('./*.tsx')

/** Resource pages without tax figures. */
const WITHOUT = ['tax-prep-checklist', 'document-processing-demo', 'client-portal-help']

/** jsdom has none. */
class NoObserver {
  observe() {}
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('IntersectionObserver', NoObserver))

test.each(
  PAGES.filter(({ path, file }) => path.startsWith('/resources/') && !WITHOUT.includes(file)),
)('$path shows the tax year of its figures and the day they were checked (R183)', async (entry) => {
  const { path, file } = entry
  const module = await modules[`./${file}.tsx`]?.()
  if (!module) throw new Error(`no page ${file}`)
  const { container } = render(
    <MemoryRouter initialEntries={[path]}>
      <module.default />
    </MemoryRouter>,
  )
  await vi.waitFor(() => expect(container.textContent).toMatch(/\bchecked on \w+ \d{1,2}, 20\d\d/))
  expect(container.textContent).toMatch(/\b(?:in|of|for) 20\d\d\b/i)
})
