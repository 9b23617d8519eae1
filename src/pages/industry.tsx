import { use } from 'react'
import { useLocation } from 'react-router-dom'
import { IndustryPage } from '@/features/content/industry-page'
import { loadIndustry } from '@/features/content/load-content'

/** Every page under /industries: its content is the file of the same name in src/content/industries. */
export default function IndustryRoute() {
  const slug = useLocation().pathname.replace(/\/$/, '').split('/').at(-1) ?? ''
  return <IndustryPage industry={use(loadIndustry(slug))} />
}
