import { parseMediaUrl, type TextSource } from './urls.ts'
import { leaveOut } from './left-out.ts'

/**
 * Ghost's players need a script from its themes. These use the browser's player instead, with its controls, the
 * picture, the title and the caption.
 */
export function cleanMedia(root: HTMLElement, source: TextSource): void {
  for (const card of root.querySelectorAll<HTMLElement>('.kg-video-card')) {
    cleanVideoCard(card, source)
  }
  for (const card of root.querySelectorAll<HTMLElement>('.kg-audio-card')) cleanAudioCard(card)
  for (const player of root.querySelectorAll<HTMLMediaElement>('video, audio')) {
    const address = parseMediaUrl(player.getAttribute('src'), source)
    if (!address) {
      leaveOut(player, source)
      continue
    }
    player.setAttribute('src', address.href)
    player.setAttribute('controls', '')
    player.setAttribute('preload', 'metadata')
    player.setAttribute('playsinline', '')
    // A looping clip is a moving picture: it starts on its own if motion is allowed, without sound.
    if (player.hasAttribute('loop')) player.setAttribute('muted', '')
    if (!player.hasAttribute('aria-label')) {
      player.setAttribute('aria-label', player.localName === 'video' ? 'Video' : 'Audio')
    }
  }
}

function cleanVideoCard(card: HTMLElement, source: TextSource): void {
  const video = card.querySelector('video')
  const caption = card.querySelector('figcaption')
  if (!video) {
    card.remove()
    return
  }
  // Otherwise the poster's own ratio would apply until the video loads.
  const [width, height] = [video.getAttribute('width'), video.getAttribute('height')].map(Number)
  if (width && height) video.setAttribute('style', `aspect-ratio: ${width} / ${height}`)
  const { kgCustomThumbnail, kgThumbnail } = card.dataset
  const poster = parseMediaUrl(kgCustomThumbnail, source) ?? parseMediaUrl(kgThumbnail, source)
  if (poster) video.setAttribute('poster', poster.href)
  const label = caption?.textContent.trim()
  if (label) video.setAttribute('aria-label', label)
  card.replaceChildren(video, ...(caption ? [caption] : []))
}

function cleanAudioCard(card: HTMLElement): void {
  const audio = card.querySelector('audio')
  if (!audio) {
    card.remove()
    return
  }
  const title = card.querySelector('.kg-audio-title')
  const picture = card.querySelector('img.kg-audio-thumbnail:not(.kg-audio-hide)')
  const label = title?.textContent.trim()
  if (label) audio.setAttribute('aria-label', label)
  const text = card.ownerDocument.createElement('div')
  text.className = 'min-w-0 flex-1'
  text.append(...(title ? [title] : []), audio)
  card.replaceChildren(...(picture ? [picture] : []), text)
}
