import type { IndustryContent, ProseContent, ServiceContent } from '@/content/schemas/page.ts'
import { recover } from '@/lib/stale-files.ts'
import { watchLeaving } from '@/lib/watch-leaving.ts'

/** The texts of one folder by file (build/content/page-texts.ts). */
type Loaders<Content> = Record<string, () => Promise<{ default: Content }>>

/** The content of a page under /services, for React's use(). Returns the same promise for the same slug. */
export const loadService = loadOnce(
  import.meta.glob<{ default: ServiceContent }>('../../content/services/*.md'),
  '../../content/services',
)

/** The content of a page under /industries, for React's use(). */
export const loadIndustry = loadOnce(
  import.meta.glob<{ default: IndustryContent }>('../../content/industries/*.md'),
  '../../content/industries',
)

/** The content of a legal page, for React's use(). */
export const loadLegal = loadOnce(
  import.meta.glob<{ default: ProseContent }>('../../content/legal/*.md'),
  '../../content/legal',
)

function loadOnce<Content>(loaders: Loaders<Content>, folder: string) {
  const loaded = new Map<string, Promise<Content>>()
  return (slug: string): Promise<Content> => {
    const known = loaded.get(slug)
    if (known) return known
    const loading = loadText(loaders[`${folder}/${slug}.md`], slug)
    loaded.set(slug, loading)
    // A failed download can be tried again on the next visit.
    loading.catch(() => loaded.delete(slug))
    return loading
  }
}

async function loadText<Content>(
  load: (() => Promise<{ default: Content }>) | undefined,
  slug: string,
): Promise<Content> {
  // Never settles while the page reloads for a missing file.
  const module = load && ((await watchLeaving(load)) ?? (await recover()))
  if (!module) throw new Error(`There is no content for "${slug}"`)
  return module.default
}
