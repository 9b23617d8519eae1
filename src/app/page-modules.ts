import type { ComponentType } from 'react'

type PageModule = {
  default: ComponentType
  /** Loads the page's content for an address ahead of a visit. */
  preload?: (pathname: string) => Promise<unknown>
}

export type PageLoader = () => Promise<PageModule>

const LOADERS = import.meta.glob<PageModule>(['../pages/*.tsx', '!**/*.test.tsx'])

/**
 * The loader of a page file named in src/content/pages.json, or of the not-found page.
 * @throws when there is no such file
 */
export function pageLoader(file: string): PageLoader {
  const loader = LOADERS[`../pages/${file}.tsx`]
  if (!loader) throw new Error(`There is no src/pages/${file}.tsx`)
  return loader
}
