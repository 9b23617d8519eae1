/** Brings common elements into the form of our own posts. */
export function cleanBlocks(root: HTMLElement): void {
  const { ownerDocument: page } = root
  for (const heading of root.querySelectorAll('h1')) rename(heading, 'h2')

  for (const table of root.querySelectorAll('table')) {
    const box = page.createElement('div')
    box.className = 'table-box'
    box.setAttribute('role', 'region')
    box.setAttribute('aria-label', nameOf(table, root))
    box.tabIndex = 0
    table.replaceWith(box)
    box.append(table)
    for (const cell of table.querySelectorAll('thead th:not([scope])')) {
      cell.setAttribute('scope', 'col')
    }
  }

  // Long lines scroll, which must be possible by keyboard.
  for (const code of root.querySelectorAll('pre')) code.tabIndex = 0
}

/** Its caption, else the heading it is under, with a number from the second one there on. */
function nameOf(table: HTMLTableElement, root: HTMLElement): string {
  const caption = table.caption?.textContent.trim()
  if (caption) return caption
  const before = Array.from(root.querySelectorAll('h2, h3, table'))
  const place = before.indexOf(table)
  const start = before.slice(0, place).findLastIndex(({ tagName }) => tagName !== 'TABLE')
  const heading = before[start]?.textContent.trim() || 'Table'
  const count = place - start
  return count === 1 ? heading : `${heading}, table ${count}`
}

/** Replaces an element with one of another name and the same content. */
function rename(element: Element, name: string): HTMLElement {
  const other = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) other.setAttribute(attribute, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}
