import { FirmSchema } from '@/features/content/public'
import { BigResults } from './big-results'
import { ServicesGrid } from './services-grid'

/** The parts below the home page's first screen that are static or invisible. */
export default function HomeSections() {
  return (
    <>
      <ServicesGrid />
      <BigResults />
      <FirmSchema />
    </>
  )
}
