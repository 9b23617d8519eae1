import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PAGES, type Page } from '@/config/pages.ts'

/** As many as fit a phone's first screen. */
const MAX_PAGES = 5

/** Links to the other pages that open without a connection, if there are any: the last kept first. */
export default function SavedPages() {
  const [saved, setSaved] = useState<readonly Page[]>([])
  const { pathname } = useLocation()
  useEffect(() => {
    // Browsers without the worker, and those that block storage, have none.
    keptPaths().then(
      (paths) => setSaved(paths.flatMap((path) => findOther(path, pathname)).slice(0, MAX_PAGES)),
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

function findOther(kept: string, current: string): Page[] {
  return PAGES.filter(({ path, noIndex }) => path === kept && path !== current && !noIndex)
}
