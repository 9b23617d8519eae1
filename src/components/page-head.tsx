import { type ReactNode, Suspense, useState } from 'react'
import { site } from '@/config/site'
import type { SceneName } from '@/content/types'
import { firstInteraction, preloadChunk, retryableLazy } from '@/lib/lazy-loading'
import { ErrorBoundary } from './error-boundary'

export type PageHeadProps = {
  /** Without the firm's name, which is added. */
  title: string
  /** Don't add the firm's name. */
  isWholeTitle?: boolean
  description: string
  /** URL on this site or another. Omit it when there is no page. */
  canonical?: string
  noIndex?: boolean
  /** The drawing of its share picture. */
  scene?: SceneName
  type?: 'website' | 'article'
  /** What a shared link's preview shows instead of the above. */
  shared?: SharedLink
  children?: ReactNode
}

/** Texts and images of a shared link's preview. They default to the page's own and its section's image. */
export type SharedLink = {
  title?: string
  description?: string
  /** Image URLs, which other sites load. */
  image?: string
  imageAlt?: string
  twitterTitle?: string
  twitterDescription?: string
  twitterImage?: string
}

const PRERENDERED =
  'title, meta[name=description], meta[name=robots], meta[name^=twitter], meta[property], link[rel=canonical], link[rel=dns-prefetch]'
const prerendered =
  typeof document === 'undefined' ? [] : [...document.head.querySelectorAll(PRERENDERED)]

/** The title in the HTML, until another page's head takes its place. */
function prerenderedTitle(): string | undefined {
  return prerendered.find(({ tagName }) => tagName === 'TITLE')?.textContent ?? undefined
}

/** Removes the prerendered tags when the page renders from scratch or gives way to another one. */
export function dropPrerenderedHead(): void {
  for (const tag of prerendered.splice(0)) tag.remove()
}

const loadTags = () => import('./head-tags')
const HeadTags = retryableLazy(loadTags)

/** Once this page is used, loads the code for the heads of others. */
export function preloadHeadTags(): void {
  void firstInteraction().then(() => preloadChunk(loadTags))
}

/** Title, description, canonical address and share preview of the page shown; one per page (R237). */
export function PageHead({ title, isWholeTitle = false, ...rest }: PageHeadProps) {
  const fullTitle = isWholeTitle ? title : `${title} | ${site.name}`
  return <Head key={fullTitle} fullTitle={fullTitle} {...rest} />
}

export type HeadProps = Omit<PageHeadProps, 'title' | 'isWholeTitle'> & { fullTitle: string }

/** A prerendered page's head is in its HTML. Only another page's takes code. */
function Head(props: HeadProps) {
  const [isInHtml] = useState(() => props.fullTitle === prerenderedTitle())
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{!isInHtml && <HeadTags {...props} />}</Suspense>
    </ErrorBoundary>
  )
}

export function NotFoundHead() {
  return <PageHead title="Page not found" description="There is no page at this address." noIndex />
}
