import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PAGES, type Page } from '@/config/pages.ts'
import { SAVED_PAGES_TITLE } from '@/lib/phrases.ts'
import { findSavedPages } from '@/lib/saved-pages.ts'

/** Links to the other pages that the service worker keeps on this device, if there are any. */
export default function SavedPages() {
  const [saved, setSaved] = useState<readonly Pick<Page, 'path' | 'label'>[]>([])
  const { pathname } = useLocation()
  useEffect(() => {
    const others = PAGES.filter(({ noIndex, path }) => !noIndex && path !== pathname)
    // Browsers without the worker, and those that block storage, have none.
    findSavedPages(others).then(setSaved, () => {})
  }, [pathname])
  if (saved.length === 0) return null
  return (
    <>
      <h2 className="mt-11 text-h3">{SAVED_PAGES_TITLE}</h2>
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
