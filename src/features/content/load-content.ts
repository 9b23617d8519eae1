import type { IndustryContent, ProseContent, ServiceContent } from '@/content/types.ts'
import { recover } from '@/lib/stale-files.ts'
import { watchLeaving } from '@/lib/watch-leaving.ts'

/** Content modules of one folder by file. Each exports one page. */
type Loaders<Content> = Record<string, () => Promise<Record<string, Content>>>

/** The content of a page under /services, for React's use(). Returns the same promise for the same slug. */
export const loadService = loadOnce(
  import.meta.glob<Record<string, ServiceContent>>('../../content/services/*.ts'),
  '../../content/services',
)

/** The content of a page under /industries, for React's use(). */
export const loadIndustry = loadOnce(
  import.meta.glob<Record<string, IndustryContent>>('../../content/industries/*.ts'),
  '../../content/industries',
)

/** The content of a legal page, for React's use(). */
export const loadLegal = loadOnce(
  import.meta.glob<Record<string, ProseContent>>([
    '../../content/legal/*.ts',
    '!../../content/legal/*.test.ts',
  ]),
  '../../content/legal',
)

function loadOnce<Content>(loaders: Loaders<Content>, folder: string) {
  const loaded = new Map<string, Promise<Content>>()
  return (slug: string): Promise<Content> => {
    const known = loaded.get(slug)
    if (known) return known
    const loading = loadFirstExport(loaders[`${folder}/${slug}.ts`], slug)
    loaded.set(slug, loading)
    // A failed download can be tried again on the next visit.
    loading.catch(() => loaded.delete(slug))
    return loading
  }
}

async function loadFirstExport<Content>(
  load: (() => Promise<Record<string, Content>>) | undefined,
  slug: string,
): Promise<Content> {
  // Never settles while the page reloads for a missing file.
  const module = load && ((await watchLeaving(load)) ?? (await recover()))
  const [content] = Object.values(module ?? {})
  if (content === undefined) throw new Error(`There is no content for "${slug}"`)
  return content
}
