import { Scene } from '@/components/scene'
import { SERVICES_DIRECTORY } from '@/content/directories'
import { DirectoryPage } from '@/features/content/directory-page'

export default function ServicesPage() {
  return (
    <DirectoryPage
      section="/services"
      picture={<Scene name="shop-counter" className="head-picture" />}
      {...SERVICES_DIRECTORY}
    />
  )
}
