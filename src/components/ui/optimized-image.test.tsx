import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OptimizedImage } from './optimized-image'

test('an image keeps its place, loads when needed and offers sizes', () => {
  render(<OptimizedImage src="/images/barn.jpg" width={640} height={400} alt="A barn" />)
  const image = screen.getByRole('img', { name: 'A barn' })
  expect(image).toHaveAttribute('width', '640')
  expect(image).toHaveAttribute('height', '400')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('src', '/_vercel/image?url=%2Fimages%2Fbarn.jpg&w=640&q=75')
  expect(image).toHaveAttribute('srcset', expect.stringContaining('w=1280&q=75 1280w'))
  expect(image).toHaveAttribute('sizes', '(max-width: 640px) 100vw, 640px')
})

test('an image of the first screen comes first', () => {
  render(<OptimizedImage src="/a.jpg" width={10} height={10} alt="A" isUrgent />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})
