import guide from '@/content/guides/industries.md'
import { DirectoryPage } from '@/features/content/directory-page.tsx'
import { listPrices } from '@/features/estimator/list-prices.ts'

export default function IndustriesPage() {
  const { title, lead } = guide
  return <DirectoryPage section="/industries" prices={listPrices()} title={title} lead={lead} />
}
