import { expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

test('gives headings unique ids and lists them', () => {
  const { html, headings } = renderMarkdown('## The *dates*\n\n## The dates\n\n### Smaller\n\n## §')
  expect(headings).toEqual([
    { id: 'post-the-dates', text: 'The dates' },
    { id: 'post-the-dates-1', text: 'The dates' },
    { id: 'post-section', text: '§' },
  ])
  expect(html).toContain('<h3 id="post-smaller">')
})

test('lowers first-level headings to the second level', () => {
  const { html, headings } = renderMarkdown('# Dates')
  expect(html).toBe('<h2 id="post-dates">Dates</h2>\n')
  expect(headings).toEqual([{ id: 'post-dates', text: 'Dates' }])
})

test('keeps ids unique even if a heading reads like a numbered id', () => {
  const { headings } = renderMarkdown('## A\n\n## A\n\n## A 1\n\n## A 1\n\n## A')
  const ids = headings.map(({ id }) => id)
  expect(ids).toEqual(['post-a', 'post-a-1', 'post-a-1-1', 'post-a-1-2', 'post-a-2'])
})

test.each([
  ['[a](https://example.com/)', 'target="_blank" rel="noopener noreferrer">a<span class="sr-only"'],
  ['[a](HTTPS://example.com/)', 'target="_blank" rel="noopener noreferrer">a<span class="sr-only"'],
  ['[a](//example.com/)', 'target="_blank" rel="noopener noreferrer">a<span class="sr-only"'],
  ['[a](/pricing)', '<a href="/pricing">a</a>'],
  ['[a](mailto:a@example.com)', '<a href="mailto:a@example.com">a</a>'],
  ['[a](javascript:alert(1))', '<p>[a](javascript:alert(1))</p>'],
  ['<script>alert(1)</script>', '&lt;script&gt;'],
  ['<img src=x onerror=alert(1)>', '&lt;img'],
])('%s', (source, expected) => {
  expect(renderMarkdown(source).html).toContain(expected)
})

test('puts a table into a scrolling box and scopes its headers to columns', () => {
  const { html } = renderMarkdown('|A|B|\n|---|---:|\n|1|2|')
  expect(html).toMatch(/^<div class="table-box" role="region" .*tabindex="0"><table>/)
  expect(html).toContain('<th scope="col">A</th>')
  expect(html).toContain('</table></div>')
})

test('keeps the alignment of a column', () => {
  const { html } = renderMarkdown('|A|B|\n|---|---:|\n|1|2|')
  expect(html).toContain('<th style="text-align:right" scope="col">B</th>')
  expect(html).toContain('<td style="text-align:right">2</td>')
})

test('keeps dates and form names on one line', () => {
  const kept = (text: string) => `<span class="whitespace-nowrap">${text}</span>`
  expect(renderMarkdown('Form 1099-K & tips by **April 15, 2027**').html).toBe(
    `<p>${kept('Form 1099-K')} &amp; tips by <strong>${kept('April 15, 2027')}</strong></p>\n`,
  )
})

test('returns plain text for the search', () => {
  expect(renderMarkdown('## One\n\nTwo **three**\nfour\n\n- five').text).toBe(
    'One\nTwo three four\nfive',
  )
})

test('names each table after its heading and marks amounts with a class', () => {
  const table =
    '| Income | 2025 | Note |\n|---|---|---|\n| $40,000 | $726 | a |\n| $75,000 | −$10 | b |\n'
  const { html } = renderMarkdown(`## What it costs\n\n${table}\n${table}`)
  expect(html).toContain('aria-label="What it costs"')
  expect(html).toContain('aria-label="What it costs, table 2"')
  expect(html).toContain('<td class="amount">$726</td>')
  expect(html).toContain('<td>a</td>')
})
