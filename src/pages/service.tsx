import '@/styles/all.css'
import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { loadService } from '@/features/content/load-content'
import { ServicePage } from '@/features/content/service-page'
import { BasePrices } from '@/features/estimator/price-list'
import { slugOf } from '@/lib/slug-of'

/** Every page under /services: its content is the file of the same name in src/content/services. */
export default function ServiceRoute() {
  const { pathname } = useLocation()
  return <ServicePage service={use(loadService(slugOf(pathname)))} basePrices={<BasePrices />} />
}

export const preload = (pathname: string) => loadService(slugOf(pathname))
