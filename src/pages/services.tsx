import guide from '@/content/guides/services.md'
import { DirectoryPage } from '@/features/content/directory-page.tsx'
import { LIST_PRICES } from '@/config/price-claims.ts'

const { title, lead, sections, related } = guide
const others = sections.map((section) => ({ ...section, related: related[section.id] }))

export default function ServicesPage() {
  return (
    <DirectoryPage
      section="/services"
      prices={LIST_PRICES}
      title={title}
      lead={lead}
      others={others}
    />
  )
}
