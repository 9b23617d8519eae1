import { loadQuietly } from './stale-files'

/**
 * Browsers that translate a page put <font> elements in the place of its texts; Firefox numbers elements
 * and joins the texts between them. React knows nothing of it: what keeps both together is loaded with the
 * first sign.
 * @returns a function that stops watching
 */
export function watchTranslation(): () => void {
  const observer = new MutationObserver((records) => {
    const isSign = ({ type, addedNodes: [node] }: MutationRecord) =>
      type === 'attributes' || node?.nodeName === 'FONT'
    if (!records.some(isSign)) return
    void loadQuietly(() => import('./translated-texts')).then((module) =>
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
