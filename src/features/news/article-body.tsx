import { type MouseEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { prefersReducedMotion } from '@/lib/motion.ts'
import { EMBED_ATTRIBUTE, showEmbed } from './clean/embeds.ts'
import { openInNewTab } from './clean/open-in-new-tab.ts'
import './article.css'
import './article-cards.css'
import './article-media.css'
import './article-grid.css'

/**
 * The text of a post.
 * @param html safe HTML: compiled from our own Markdown, or sanitized
 */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate()
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => (body.current ? startBody(body.current) : undefined), [html])

  /** Links within the site navigate without reloading. Players load on request. */
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null
    const embed = target?.closest(`[${EMBED_ATTRIBUTE}]`)
    if (embed) showEmbed(embed)
    const link = target?.closest('a')
    const path = link?.getAttribute('href') ?? ''
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || !/^\/(?!\/)/.test(path) || link?.target === '_blank') return
    event.preventDefault()
    void navigate(path)
  }

  return (
    // Only passes on clicks on the links inside, which keyboards reach on their own.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={body}
      className="article-body"
      onClick={onClick}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** Hides pictures that fail to load, replaces failed players, and plays looping clips if motion is allowed. */
function startBody(body: HTMLElement): () => void {
  const hide = (image: HTMLImageElement) => {
    image.hidden = true
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) hide(target)
    if (target instanceof HTMLMediaElement) replacePlayer(target)
  }
  body.addEventListener('error', onError, true)
  for (const image of body.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0 && image.loading !== 'lazy') hide(image)
  }
  for (const player of body.querySelectorAll<HTMLMediaElement>('video, audio')) {
    if (player.error) replacePlayer(player)
  }
  if (!prefersReducedMotion()) {
    for (const video of body.querySelectorAll<HTMLVideoElement>('video[loop]')) {
      video.muted = true
      // A browser may refuse. The controls are still there.
      video.play().catch(() => {})
    }
  }
  return () => body.removeEventListener('error', onError, true)
}

/** Replaces media that the browser can't play with an explanation and a link to the file. */
function replacePlayer(player: HTMLMediaElement): void {
  const [what, file] =
    player instanceof HTMLVideoElement ? ['video', 'video file'] : ['recording', 'audio file']
  const link = document.createElement('a')
  link.href = player.src
  link.textContent = `Open the ${file}`
  openInNewTab(link)
  const note = document.createElement('p')
  note.className =
    'no-print grid content-center justify-center rounded border border-line bg-tint px-3.5 py-3.5 text-center'
  // The text below stays where it is.
  note.style.aspectRatio = player.style.aspectRatio
  note.append(`This ${what} can’t be played here. `, link)
  player.replaceWith(note)
}
