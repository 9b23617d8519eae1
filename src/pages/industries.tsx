import guide from '@/content/guides/industries.md'
import { DirectoryPage } from '@/features/content/directory-page.tsx'
import { LIST_PRICES } from '@/config/price-claims.ts'

export default function IndustriesPage() {
  return <DirectoryPage section="/industries" head={guide} prices={LIST_PRICES} />
}
