import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { IndustryPage } from '@/features/content/industry-page'
import { loadIndustry } from '@/features/content/load-content'
import { listPrices } from '@/features/estimator/list-prices'
import { slugOf } from '@/lib/slug-of'

/** Every page under /industries. Its content is the file of the same name in src/content/industries. */
export default function IndustryRoute() {
  const { pathname } = useLocation()
  return <IndustryPage industry={use(loadIndustry(slugOf(pathname)))} prices={listPrices()} />
}

export const preload = (pathname: string) => loadIndustry(slugOf(pathname))
