import { render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { PAGES } from '@/content/pages.ts'

// Loads everything without waiting for an interaction.
vi.mock(import('@/lib/lazy-loading.tsx'), async (importOriginal) => ({
  ...(await importOriginal()),
  loadOnInteraction: (load) => load,
}))

const modules = import.meta.glob<{ default: ComponentType }>('./*.tsx')

/** Resource pages without tax figures. */
const WITHOUT = ['tax-prep-checklist', 'document-processing-demo', 'client-portal-help']

/** Treats every section as near. */
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe: (target: Element) => void
      constructor(notify: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        this.observe = (target) => queueMicrotask(() => notify([{ isIntersecting: true, target }]))
      }
      disconnect() {}
    },
  )
})

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
