/** Brings what every text may hold into the form of our own posts. */
export function cleanBlocks(root: HTMLElement): void {
  const { ownerDocument: page } = root
  for (const heading of root.querySelectorAll('h1')) rename(heading, 'h2')

  for (const table of root.querySelectorAll('table')) {
    const box = page.createElement('div')
    box.className = 'table-box'
    box.setAttribute('role', 'region')
    box.setAttribute('aria-label', table.caption?.textContent.trim() || 'Table')
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

/** Replaces an element by one of another name with the same content. */
export function rename(element: Element, name: string): HTMLElement {
  const other = element.ownerDocument.createElement(name)
  for (const { name: attribute, value } of element.attributes) other.setAttribute(attribute, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}
