import guide from '@/content/guides/services.md'
import { DirectoryPage } from '@/features/content/directory-page.tsx'
import { listPrices } from '@/features/estimator/list-prices.ts'

const { title, lead, sections, related } = guide
const others = sections.map((section) => ({ ...section, related: related[section.id] }))

export default function ServicesPage() {
  return (
    <DirectoryPage
      section="/services"
      prices={listPrices()}
      title={title}
      lead={lead}
      others={others}
    />
  )
}
