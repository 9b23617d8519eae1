import { parseMediaUrl, type TextSource, parseWebUrl } from './urls.ts'

/** Makes the cards work without Ghost's scripts, and adds text where they have only icons. */
export function cleanCards(root: HTMLElement, source: TextSource): void {
  const each = (selector: string, change: (card: HTMLElement) => void) =>
    root.querySelectorAll<HTMLElement>(selector).forEach(change)
  each('.kg-transistor-card', (card) => card.remove())
  each('.kg-bookmark-card', (card) => {
    if (!hasLink(card, source)) card.remove()
  })
  each('.kg-toggle-card', toDetails)
  each('.kg-product-card-rating', describeRating)
  each('.kg-file-card', nameFile)
  each('.kg-header-card[data-kg-background-image]', (card) => showBackground(card, source))
  // The button and the text below link to the same place.
  each('.kg-cta-image-container a', (link) => link.replaceWith(...link.childNodes))
}

/** Replaces sign-up forms, which work only on Ghost's own site, with our contact link. */
export function replaceSignups(root: HTMLElement): void {
  for (const card of root.querySelectorAll<HTMLElement>('.kg-signup-card')) offerContact(card)
}

function offerContact(card: HTMLElement): void {
  const page = card.ownerDocument
  const box = page.createElement('div')
  box.className = 'kg-card kg-contact-card flex flex-wrap items-center justify-between gap-3'
  const text = page.createElement('p')
  text.textContent = 'Would you like to hear from us?'
  const link = page.createElement('a')
  link.href = '/contact'
  link.className = 'kg-btn'
  link.textContent = 'Contact the office'
  box.append(text, link)
  card.replaceWith(box)
}

/** A bookmark whose link is refused is useless, and so is its picture. */
function hasLink(card: HTMLElement, { url }: TextSource): boolean {
  const link = card.querySelector('.kg-bookmark-container')
  return parseWebUrl(link?.getAttribute('href'), url) !== null
}

function toDetails(card: HTMLElement): void {
  const page = card.ownerDocument
  const details = page.createElement('details')
  details.className = 'kg-card kg-toggle-card'
  details.open = card.dataset.kgToggleState === 'open'
  const summary = page.createElement('summary')
  summary.textContent = card.querySelector('.kg-toggle-heading-text')?.textContent.trim() || 'More'
  const content = card.querySelector('.kg-toggle-content')
  details.append(summary, ...(content ? [content] : []))
  card.replaceWith(details)
}

function describeRating(rating: HTMLElement): void {
  const all = rating.querySelectorAll('.kg-product-card-rating-star').length
  const active = rating.querySelectorAll('.kg-product-card-rating-active').length
  const stars = rating.ownerDocument.createElement('span')
  stars.setAttribute('role', 'img')
  stars.setAttribute('aria-label', `${active} of ${all} stars`)
  stars.textContent = '★'.repeat(active) + '☆'.repeat(all - active)
  rating.replaceChildren(stars)
}

/** Names a file without a title after its file name. Removes empty parts. */
function nameFile(card: HTMLElement): void {
  const title = card.querySelector('.kg-file-card-title')
  const name = card.querySelector('.kg-file-card-filename')
  if (title && title.textContent.trim() === '') {
    title.textContent = name?.textContent.trim() || 'File'
    name?.remove()
  }
  for (const part of card.querySelectorAll('[class^="kg-file-card-"]')) {
    if (part.textContent.trim() === '') part.remove()
  }
  card.querySelector('a')?.removeAttribute('title')
}

function showBackground(card: HTMLElement, source: TextSource): void {
  const address = parseMediaUrl(card.dataset.kgBackgroundImage, source)
  if (!address) return
  const image = card.ownerDocument.createElement('img')
  image.className = 'kg-header-card-image'
  image.setAttribute('src', address.href)
  card.prepend(image)
}
