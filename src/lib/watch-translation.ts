import { preloadChunk } from './lazy-loading.tsx'

/**
 * Browsers that translate a page replace its texts with <font> elements. Firefox numbers elements and joins
 * the texts between them. React doesn't know about either. The code that keeps them consistent loads at the
 * first sign of a translation.
 * @returns a function that stops watching
 */
export function watchTranslation(): () => void {
  const observer = new MutationObserver((records) => {
    const isSign = ({ type, addedNodes: [node] }: MutationRecord) =>
      type === 'attributes' || node?.nodeName === 'FONT'
    if (!records.some(isSign)) return
    void preloadChunk(() => import('./translated-texts.ts')).then((module) =>
      module?.noteTranslation(records),
    )
  })
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-moz-translations-id'],
  })
  return () => observer.disconnect()
}
