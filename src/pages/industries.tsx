import '@/styles/all.css'
import { INDUSTRIES_INDEX } from '@/content/industries-index'
import { DirectoryPage } from '@/features/content/directory-page'

export default function IndustriesPage() {
  return (
    <DirectoryPage
      crumb={{ label: 'Industries', href: '/industries' }}
      plate={{ x: '74%', y: '88%', zoom: '300%' }}
      {...INDUSTRIES_INDEX}
    />
  )
}
