import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '@/config/site'
import { HeadTags } from './head-tags'

test('the next head takes the place of the prerendered one at once: a page always has a title', async () => {
  document.head.innerHTML =
    '<title>Prerendered</title><meta name="description" content="Of before"><link rel="icon" href="/i.svg">'
  const titles: string[] = []
  const watcher = new MutationObserver(() => titles.push(document.title))
  watcher.observe(document.head, { childList: true })

  render(<HeadTags title="Fees" description="Of now" isIndexed />)
  await waitFor(() => expect(document.title).toBe(`Fees | ${site.name}`))
  watcher.disconnect()
  expect(titles).not.toContain('')
  expect(document.head.querySelectorAll('title')).toHaveLength(1)
  const descriptions = document.head.querySelectorAll('meta[name=description]')
  expect([...descriptions].map((tag) => tag.getAttribute('content'))).toEqual(['Of now'])
  expect(document.head.querySelector('link[rel=icon]')).not.toBeNull()
})
