/** Makes a link open a new tab and say so (R6). */
export function openInNewTab(link: HTMLAnchorElement): void {
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
  const note = link.ownerDocument.createElement('span')
  note.className = 'sr-only'
  note.textContent = ' (opens in a new tab)'
  link.append(note)
}
