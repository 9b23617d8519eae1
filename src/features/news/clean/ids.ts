import type { Heading } from '../post.ts'

/**
 * Prefixes every ID and the links to them, so that none clashes with the site's own elements. The first of
 * duplicate IDs stays.
 */
export function prefixIds(root: HTMLElement): void {
  const used = new Set<string>()
  for (const element of root.querySelectorAll('[id]')) {
    const id = `post-${element.id}`
    if (used.has(id) || /\s/.test(id)) element.removeAttribute('id')
    else element.id = id
    used.add(id)
  }
  for (const link of root.querySelectorAll('a[href^="#"]:not([href^="#/"])')) {
    link.setAttribute('href', `#post-${link.getAttribute('href')?.slice(1)}`)
  }
}

/** The second-level headings of the text itself, without those of its cards. */
export function listHeadings(root: HTMLElement): Heading[] {
  return [...root.querySelectorAll('h2[id]')]
    .filter((heading) => heading.closest('.kg-card') === null)
    .map((heading) => ({ id: heading.id, text: heading.textContent.trim() }))
    .filter(({ text }) => text !== '')
}
