import { SERVICES_DIRECTORY } from '@/content/directories'
import { DirectoryPage } from '@/features/content/directory-page'

export default function ServicesPage() {
  return <DirectoryPage section="/services" {...SERVICES_DIRECTORY} />
}
