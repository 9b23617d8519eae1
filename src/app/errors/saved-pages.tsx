import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Page } from '@/config/pages.ts'
import { findPage } from '@/lib/find-page.ts'

type Saved = Pick<Page, 'path' | 'label'>

/** As many as fit a phone's first screen. */
const MAX_PAGES = 5

/** Links to the other pages that open without a connection, if there are any: the last kept first. */
export default function SavedPages() {
  const [saved, setSaved] = useState<readonly Saved[]>([])
  const { pathname } = useLocation()
  useEffect(() => {
    // Browsers without the worker, and those that block storage, have none.
    keptPaths().then(
      (paths) => setSaved(listOthers(paths, pathname).slice(0, MAX_PAGES)),
      () => {},
    )
  }, [pathname])
  if (saved.length === 0) return null
  return (
    <>
      <h2 className="mt-11 text-h3">These pages open without a connection</h2>
      <ul className="mt-3 max-w-measure border-t-3 border-ink">
        {saved.map(({ path, label }) => (
          <li key={path} className="border-b border-rule">
            <Link to={path} className="block py-2.5">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The paths of everything in the service worker's caches. */
async function keptPaths(): Promise<string[]> {
  const names = await caches.keys()
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  return kept.flatMap((requests) => requests.map(({ url }) => new URL(url).pathname)).toReversed()
}

/** A page may be kept under each of its addresses, and is listed once. */
function listOthers(kept: readonly string[], current: string): Saved[] {
  const shown = findPage(current)
  const saved = new Map<Page, Saved>()
  for (const path of kept) {
    const page = findPage(path)
    if (!page || page.noIndex || page.path.includes(':') || page === shown) continue
    if (!saved.has(page)) saved.set(page, { path, label: page.label })
  }
  return [...saved.values()]
}
