import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { IndustryPage } from '@/features/content/industry-page.tsx'
import { loadIndustry } from '@/features/content/load-content.ts'
import { LIST_PRICES } from '@/config/price-claims.ts'
import { slugOf } from '@/lib/slug-of.ts'

/** Every page under /industries. Its content is the file of the same name in src/content/industries. */
export default function IndustryRoute() {
  const { pathname } = useLocation()
  return <IndustryPage industry={use(loadIndustry(slugOf(pathname)))} prices={LIST_PRICES} />
}

export const preload = (pathname: string) => loadIndustry(slugOf(pathname))
