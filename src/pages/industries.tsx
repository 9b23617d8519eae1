import { INDUSTRIES_DIRECTORY } from '@/content/directories'
import { DirectoryPage } from '@/features/content/directory-page'

export default function IndustriesPage() {
  return <DirectoryPage section="/industries" {...INDUSTRIES_DIRECTORY} />
}
