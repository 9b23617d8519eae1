import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { loadPart } from './stale-files'

/** React's lazy for a file that may be gone after a deployment: the page then reloads once. */
export function lazyPart<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadPart(load))
}
