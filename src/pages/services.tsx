import guide from '@/content/guides/services.md'
import { DirectoryPage } from '@/features/content/directory-page.tsx'
import { listPrices } from '@/features/estimator/list-prices.ts'

const others = guide.sections.map((section) => ({ ...section, related: guide.related[section.id] }))

export default function ServicesPage() {
  return <DirectoryPage section="/services" head={guide} prices={listPrices()} others={others} />
}
