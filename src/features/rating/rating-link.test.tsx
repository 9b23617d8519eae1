import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { site } from '@/config/site'
import { RatingLink } from './rating-link'

vi.mock('@/lib/late', () => ({ late: (load: unknown) => load }))
vi.mock('@/lib/use-media-query', () => ({ useMediaQuery: () => true }))
vi.mock('./rating', () => ({
  default: () => {
    throw new Error('The code of this part is gone')
  },
}))

test('without the code of the rating the tile leads to the reviews and waits for nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<RatingLink />)
  expect(await screen.findByText('See reviews on Google Maps')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', site.mapsUrl)
  expect(screen.queryByText('Loading the rating')).toBeNull()
})
