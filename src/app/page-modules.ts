import type { ComponentType } from 'react'

export type PageModule = {
  default: ComponentType
  /** Loads the page's content for an address ahead of a visit. */
  preload?: (pathname: string) => Promise<unknown>
}

export type PageLoader = () => Promise<PageModule>

const modules = import.meta.glob<PageModule>(['../pages/*.tsx', '!../pages/*.test.tsx'])

/**
 * Finds the loader of a page's component, by the name of its file in src/pages without the extension.
 * @throws when there is no such file
 */
export function pageLoader(file: string): PageLoader {
  const load = modules[`../pages/${file}.tsx`]
  if (!load) throw new Error(`There is no src/pages/${file}.tsx`)
  return load
}
