const PRERENDERED =
  'title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical], link[rel=dns-prefetch], link[rel=preconnect]'
const prerendered =
  typeof document === 'undefined' ? [] : [...document.head.querySelectorAll(PRERENDERED)]

/** The title in the HTML, until another page's head replaces it. */
export function prerenderedTitle(): string | undefined {
  return prerendered.find(({ tagName }) => tagName === 'TITLE')?.textContent ?? undefined
}

/** Removes the prerendered tags when the page renders from scratch or another page replaces it. */
export function dropPrerenderedHead(): void {
  for (const tag of prerendered.splice(0)) tag.remove()
}
