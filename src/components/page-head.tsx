import { useState } from 'react'
import { site } from '@/config/site.ts'
import { preloadChunk, retryableLazy } from '@/lib/lazy-loading.tsx'
import { whenIdle } from '@/lib/when-idle.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import type { HeadProps } from './head-tags.tsx'
import { prerenderedTitle } from './prerendered-head.ts'

type PageHeadProps = Omit<HeadProps, 'fullTitle'> & {
  /** Without the firm's name, which is added. */
  title: string
  /** Don't add the firm's name. */
  isWholeTitle?: boolean
}

const loadTags = () => import('./head-tags.tsx')
const HeadTags = retryableLazy(loadTags)

/** Once this page is idle, loads the code for the heads of others. */
export function preloadHeadTags(): () => void {
  return whenIdle(() => void preloadChunk(loadTags))
}

/** Title, description, canonical address and share preview of the page shown; one per page (R237). */
export function PageHead({ title, isWholeTitle = false, ...rest }: PageHeadProps) {
  const fullTitle = isWholeTitle ? title : `${title} | ${site.name}`
  return <Head key={fullTitle} fullTitle={fullTitle} {...rest} />
}

/** A prerendered page's head is in its HTML. Only the next page's head needs code. */
function Head(props: HeadProps) {
  const [isInHtml] = useState(() => props.fullTitle === prerenderedTitle())
  return (
    <ErrorBoundary fallback={null} loading={null}>
      {!isInHtml && <HeadTags {...props} />}
    </ErrorBoundary>
  )
}
