import { loadQuietly } from './stale-files'

/**
 * Translation programs of browsers put <font> elements in the place of a page's texts, which React knows
 * nothing of: what keeps both together is loaded with the first one.
 * @returns a function that stops watching
 */
export function watchTranslation(): () => void {
  const observer = new MutationObserver((records) => {
    if (!records.some(({ addedNodes: [node] }) => node?.nodeName === 'FONT')) return
    void loadQuietly(() => import('./translated-texts')).then((module) =>
      module?.noteTranslation(records),
    )
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
