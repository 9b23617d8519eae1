import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { loadPart } from './stale-files'

/** React's lazy for a file that may be gone after a deployment: the page then reloads once. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPart(load))
}

/**
 * Likewise, for a part that nothing is shown in place of: where it could not be loaded, it is asked for
 * again when it is wanted next.
 * @returns a function that gives the part to draw; called once for each place it is drawn at, outside the
 * boundary that catches failures
 */
export function renewedPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): () => LazyExoticComponent<ComponentType<Props>> {
  const make = () =>
    lazy(() =>
      loadPart(load).catch((reason) => {
        part = make()
        throw reason
      }),
    )
  let part = make()
  return () => part
}
