import { type ReactNode, Suspense, useState } from 'react'
import { renewedPart } from '@/lib/lazy-part'
import { useIsPrerendered } from '@/lib/use-is-prerendered'
import { ErrorBoundary } from './error-boundary'

export type HeadTagsProps = {
  /** Without the firm's name. */
  title: string
  description: string
  /** Address on this site or elsewhere; absent where there is no page. */
  canonical?: string
  isIndexed: boolean
  type?: 'website' | 'article'
  /** Shown where the address is shared; the picture of the page's section without one. */
  image?: { src: string; alt: string }
  children?: ReactNode
}

const isServer = typeof document === 'undefined'
const loadContent = () => import('./head-content')

const headContent = renewedPart(loadContent)

/** Loads the code that writes heads, ahead of the first navigation. */
export async function preloadHead(): Promise<void> {
  await loadContent()
}

/**
 * Title, description, canonical address and preview of the page shown; one per page (R237). The head of
 * a prerendered page stands in its HTML and is taken over when another one is wanted.
 */
export function HeadTags(props: HeadTagsProps) {
  const [HeadContent] = useState(headContent)
  return (
    <HeadPlace id={props.title}>
      <HeadContent {...props} />
    </HeadPlace>
  )
}

/**
 * Where a head is written by code that may have to load first: nothing while the prerendered one stands.
 * @param id what tells this head from the next one
 */
export function HeadPlace({ id, children }: { id: string; children: ReactNode }) {
  const isPrerendered = useIsPrerendered()
  const [standing, setStanding] = useState(isPrerendered ? id : null)
  // Once another head has been wanted, the prerendered one is gone for good.
  if (standing !== null && standing !== id) setStanding(null)
  if (isServer) return children
  if (standing === id) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** The head of the not-found screen. */
export function NotFoundHead() {
  return (
    <HeadTags
      title="Page not found"
      description="There is no page at this address."
      isIndexed={false}
    />
  )
}
