import { ReadableStream } from 'node:stream/web'
import { text } from 'node:stream/consumers'
import { act, render, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { prerender } from 'react-dom/static'
import { expect, test, vi } from 'vitest'
import { site } from '@/config/site.ts'
import { PageHead } from './page-head.tsx'

const FEES = <PageHead title="Fees" description="What we charge" canonical="/fees" />

function titles() {
  return [...document.querySelectorAll('title')].map((title) => title.textContent)
}

function descriptions() {
  const tags = document.querySelectorAll('meta[name=description]')
  return [...tags].map((tag) => tag.getAttribute('content'))
}

test('replaces the head on the next page', async () => {
  const { rerender } = render(FEES)
  await waitFor(() => expect(titles()).toEqual([`Fees | ${site.name}`]))
  rerender(<PageHead key="next" title="Terms" description="The terms" noIndex />)
  await waitFor(() => expect(titles()).toEqual([`Terms | ${site.name}`]))
  expect(descriptions()).toEqual(['The terms'])
  expect(document.querySelector('link[rel=canonical]')).toBeNull()
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

/** Opens a page whose head is in the HTML, as the build writes it. */
async function openPrerendered() {
  vi.stubGlobal('ReadableStream', ReadableStream)
  const { prelude } = await prerender(FEES)
  const html = await text(prelude)
  const body = html.indexOf('<!--')
  document.head.innerHTML = html.slice(0, body)
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html.slice(body)
  vi.resetModules()
  const { PageHead: Head } = await import('./page-head.tsx')
  const fees = <Head key="fees" title="Fees" description="What we charge" canonical="/fees" />
  const root = await act(() => hydrateRoot(container, fees))
  const close = () => {
    act(() => root.unmount())
    container.remove()
  }
  return { Head, fees, root, close }
}

test('keeps a prerendered head until the next page replaces it for good', async () => {
  const { Head, fees, root, close } = await openPrerendered()
  const prerendered = [...document.head.children]
  expect(titles()).toEqual([`Fees | ${site.name}`])
  expect(prerendered.length).toBeGreaterThan(5)

  act(() => root.render(<Head key="next" title="Terms" description="The terms" />))
  await waitFor(() => expect(titles()).toEqual([`Terms | ${site.name}`]))
  expect(descriptions()).toEqual(['The terms'])
  expect(prerendered.some((tag) => tag.isConnected)).toBe(false)

  act(() => root.render(fees))
  await waitFor(() => expect(titles()).toEqual([`Fees | ${site.name}`]))
  expect(descriptions()).toEqual(['What we charge'])
  close()
})

test('does not restore a prerendered head while two pages overlap', async () => {
  const { Head, fees, root, close } = await openPrerendered()
  const terms = <Head key="terms" title="Terms" description="The terms" />
  // The same page as before, in the same place of the tree.
  act(() => root.render([fees, terms]))
  await waitFor(() => expect(titles()).toEqual([`Terms | ${site.name}`]))
  act(() => root.render([terms]))
  expect(titles()).toEqual([`Terms | ${site.name}`])
  close()
})

test('uses an editor’s sharing texts only for link previews', async () => {
  const shared = {
    title: 'For friends',
    image: 'https://images.example.com/a.png',
    twitterImage: 'https://images.example.com/x.png',
    twitterDescription: 'For X',
  }
  render(<PageHead title="Whole" isWholeTitle description="Plain" shared={shared} />)
  await waitFor(() => expect(titles()).toEqual(['Whole']))
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
