import { SERVICES_DIRECTORY } from '@/content/directories'
import { DirectoryPage } from '@/features/content/directory-page'
import { listPrices } from '@/features/estimator/list-prices'

export default function ServicesPage() {
  return <DirectoryPage section="/services" prices={listPrices()} {...SERVICES_DIRECTORY} />
}
