import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { loadService } from '@/features/content/load-content'
import { ServicePage } from '@/features/content/service-page'
import { BasePrices } from '@/features/estimator/price-list'

/** Every page under /services: its content is the file of the same name in src/content/services. */
export default function ServiceRoute() {
  const slug = useLocation().pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
  return <ServicePage service={use(loadService(slug))} basePrices={<BasePrices />} />
}
