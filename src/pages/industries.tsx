import guide from '@/content/guides/industries.md'
import { DirectoryPage } from '@/features/content/directory-page.tsx'
import { listPrices } from '@/features/estimator/list-prices.ts'

export default function IndustriesPage() {
  return <DirectoryPage section="/industries" head={guide} prices={listPrices()} />
}
