import '@/styles/all.css'
import { SERVICES_INDEX } from '@/content/services-index'
import { DirectoryPage } from '@/features/content/directory-page'

export default function ServicesPage() {
  return (
    <DirectoryPage
      crumb={{ label: 'Services', href: '/services' }}
      plate={{ x: '27%', y: '93%', zoom: '330%' }}
      {...SERVICES_INDEX}
    />
  )
}
