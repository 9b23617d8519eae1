import { INDUSTRIES_DIRECTORY } from '@/content/directories.ts'
import { DirectoryPage } from '@/features/content/directory-page.tsx'
import { listPrices } from '@/features/estimator/list-prices.ts'

export default function IndustriesPage() {
  return <DirectoryPage section="/industries" prices={listPrices()} {...INDUSTRIES_DIRECTORY} />
}
