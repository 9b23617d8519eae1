import '@/styles/all.css'
import { RESOURCES_INDEX } from '@/content/resources-index'
import { DirectoryPage } from '@/features/content/directory-page'

export default function ResourcesPage() {
  return <DirectoryPage crumb={{ label: 'Resources', href: '/resources' }} {...RESOURCES_INDEX} />
}
