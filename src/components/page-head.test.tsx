import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { site } from '@/config/site'
import { PageHead } from './page-head'

const FEES = <PageHead title="Fees" description="What we charge" canonical="/fees" />

function titles() {
  return [...document.querySelectorAll('title')].map((title) => title.textContent)
}

function descriptions() {
  const tags = document.querySelectorAll('meta[name=description]')
  return [...tags].map((tag) => tag.getAttribute('content'))
}

test('the next page’s head takes the place of the one before', () => {
  const { rerender } = render(FEES)
  expect(titles()).toEqual([`Fees | ${site.name}`])
  rerender(<PageHead key="next" title="Terms" description="The terms" noIndex />)
  expect(titles()).toEqual([`Terms | ${site.name}`])
  expect(descriptions()).toEqual(['The terms'])
  expect(document.querySelector('link[rel=canonical]')).toBeNull()
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a prerendered head is adopted, and gives way to the next one', async () => {
  document.head.innerHTML = renderToString(FEES)
  const prerendered = [...document.head.children]
  const container = document.body.appendChild(document.createElement('div'))
  const root = await act(() => hydrateRoot(container, FEES))
  const adopted = [...document.head.children]
  expect(adopted).toHaveLength(prerendered.length)
  expect(adopted.every((tag, index) => tag === prerendered[index])).toBe(true)

  act(() => root.render(<PageHead key="next" title="Terms" description="The terms" />))
  expect(titles()).toEqual([`Terms | ${site.name}`])
  expect(descriptions()).toEqual(['The terms'])
  act(() => root.unmount())
  container.remove()
})

test('a prerendered page that stays while the next one comes takes nothing twice', async () => {
  document.head.innerHTML = renderToString(FEES)
  vi.resetModules()
  const { PageHead: Head } = await import('./page-head')
  const fees = <Head key="fees" title="Fees" description="What we charge" canonical="/fees" />
  const terms = <Head key="terms" title="Terms" description="The terms" />
  const container = document.body.appendChild(document.createElement('div'))
  const root = await act(() => hydrateRoot(container, [fees]))
  act(() => root.render([fees, terms]))
  expect(titles()).toEqual([`Terms | ${site.name}`])
  act(() => root.render([terms]))
  expect(titles()).toEqual([`Terms | ${site.name}`])
  act(() => root.unmount())
  container.remove()
})

test('what an editor wrote for shared links stands in their preview only', () => {
  const shared = {
    title: 'For friends',
    image: 'https://images.example.com/a.png',
    twitterImage: 'https://images.example.com/x.png',
    twitterDescription: 'For X',
  }
  render(<PageHead title="Whole" isWholeTitle description="Plain" shared={shared} />)
  expect(titles()).toEqual(['Whole'])
  expect(
    ['og:title', 'og:description', 'og:image', 'og:image:alt', 'og:image:width'].map(content),
  ).toEqual(['For friends', 'Plain', shared.image, undefined, undefined])
  expect(
    ['twitter:title', 'twitter:description', 'twitter:image', 'twitter:image:alt'].map(content),
  ).toEqual([undefined, 'For X', shared.twitterImage, undefined])
})

function content(name: string) {
  const tag = document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)
  return tag?.getAttribute('content')
}
