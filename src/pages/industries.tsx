import guide from '@/content/guides/industries.md'
import { DirectoryPage } from '@/features/content/directory-page.tsx'
import { LIST_PRICES } from '@/config/price-claims.ts'

export default function IndustriesPage() {
  const { title, lead } = guide
  return <DirectoryPage section="/industries" prices={LIST_PRICES} title={title} lead={lead} />
}
