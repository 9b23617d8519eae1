import { type ComponentType, lazy, type LazyExoticComponent, useState } from 'react'
import { loadPart, partAtHand } from './stale-files'

/**
 * React's lazy for a file that may be gone after a deployment: the page then reloads once. What has been
 * loaded ahead is drawn at once, where lazy would show the fallback for a moment.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Awaited = lazy(() => loadPart(load))
  return function LazyPart(props: Props) {
    // Stays the same while it is shown, whatever is loaded meanwhile.
    const [Part] = useState(() => partAtHand(load)?.default ?? Awaited)
    return <Part {...props} />
  }
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
