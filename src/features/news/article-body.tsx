import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import './article.css'
import './article-grid.css'

/**
 * The text of a post.
 * @param html safe HTML: compiled from our own Markdown, or sanitised
 */
export function ArticleBody({ html }: { html: string }) {
  const navigate = useNavigate()

  /** Links within the site change the page without loading it anew. */
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const path = link?.getAttribute('href') ?? ''
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || !/^\/(?!\/)/.test(path) || link?.target === '_blank') return
    event.preventDefault()
    void navigate(path)
  }

  return (
    // Only passes on the clicks of links inside, which the keyboard reaches by themselves.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="article-body" onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />
  )
}
