import guide from '@/content/guides/services.md'
import { DirectoryPage } from '@/features/content/directory-page.tsx'
import { LIST_PRICES } from '@/config/price-claims.ts'

const others = guide.sections.map((section) => ({ ...section, related: guide.related[section.id] }))

export default function ServicesPage() {
  return <DirectoryPage section="/services" head={guide} prices={LIST_PRICES} others={others} />
}
