import { Scene } from '@/components/scene'
import { INDUSTRIES_DIRECTORY } from '@/content/directories'
import { DirectoryPage } from '@/features/content/directory-page'

export default function IndustriesPage() {
  return (
    <DirectoryPage
      section="/industries"
      picture={<Scene name="workshop" className="head-picture" />}
      {...INDUSTRIES_DIRECTORY}
    />
  )
}
