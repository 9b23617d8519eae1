import html from '@/content/ghost-cards.html?raw'
import { ArticleBody } from './article-body.tsx'
import { cleanPostHtml } from './clean/clean-html.ts'

/** The address that stands for a Ghost site in the captured text, and where its files are here. */
const CAPTURED_FROM = 'https://cards.example.com'
const FILES = '/test/cards'

const source = { url: CAPTURED_FROM, mediaOrigins: [] }
const cards = cleanPostHtml(html, source).html.replaceAll(`${CAPTURED_FROM}/content`, FILES)

/** Every rich-content card as Ghost sends it, rendered as in posts (R174, R187). */
export function CardsPage() {
  return (
    <div className="article-grid wrap">
      <header className="pt-10">
        <h1>Card test page</h1>
        <p className="mt-3.5 max-w-lead text-lead leading-normal text-ink-2">
          One post with every kind of card that news posts may contain, to check how they look in
          both themes. Search engines are asked not to list this page.
        </p>
      </header>
      <div className="article-text relative min-w-0 pt-8.5 pb-5 max-wide:pt-4.5 wide:col-start-2">
        <ArticleBody html={cards} />
      </div>
    </div>
  )
}
