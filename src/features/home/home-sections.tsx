import { FirmSchema } from '@/features/content/public.ts'
import { BigResults } from './big-results.tsx'
import { ServicesGrid } from './services-grid.tsx'

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
