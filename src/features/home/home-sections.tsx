import { FirmSchema } from '@/features/content/public'
import { BigResults } from './big-results'
import { ServicesGrid } from './services-grid'

/** What stands below the first screen of the home page and asks for no data, or is not seen. */
export default function HomeSections() {
  return (
    <>
      <ServicesGrid />
      <BigResults />
      <FirmSchema />
    </>
  )
}
