import { SERVICES_DIRECTORY } from '@/content/directories.ts'
import { DirectoryPage } from '@/features/content/directory-page.tsx'
import { listPrices } from '@/features/estimator/list-prices.ts'

export default function ServicesPage() {
  return <DirectoryPage section="/services" prices={listPrices()} {...SERVICES_DIRECTORY} />
}
