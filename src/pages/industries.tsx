import { INDUSTRIES_DIRECTORY } from '@/content/directories'
import { DirectoryPage } from '@/features/content/directory-page'
import { listPrices } from '@/features/estimator/list-prices'

export default function IndustriesPage() {
  return <DirectoryPage section="/industries" prices={listPrices()} {...INDUSTRIES_DIRECTORY} />
}
