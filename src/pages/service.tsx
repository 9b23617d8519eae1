import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { loadService } from '@/features/content/load-content.ts'
import { ServicePage } from '@/features/content/service-page.tsx'
import { LIST_PRICES } from '@/config/price-claims.ts'
import { BasePrices } from '@/features/estimator/price-list.tsx'
import { slugOf } from '@/lib/slug-of.ts'

/** Every page under /services. Its content is the file of the same name in src/content/services. */
export default function ServiceRoute() {
  const { pathname } = useLocation()
  const service = use(loadService(slugOf(pathname)))
  return (
    <ServicePage
      service={service}
      prices={LIST_PRICES}
      basePrices={service.slug === 'personal-tax' && <BasePrices />}
    />
  )
}

export const preload = (pathname: string) => loadService(slugOf(pathname))
