import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PostImage } from './post-image.tsx'

const show = (src: string, srcSet?: string) => {
  const post = { image: { src, srcSet, alt: 'A barn' }, slug: 'barn', tags: [] }
  render(<PostImage post={post} sizes="100vw" />)
  return screen.getByRole('img', { name: 'A barn' })
}

test('loads the site’s own picture through the host’s image path (R233)', () => {
  const image = show('/pictures/barn.jpg')
  expect(image).toHaveAttribute('src', '/_vercel/image?url=%2Fpictures%2Fbarn.jpg&w=1280&q=75')
  expect(image.getAttribute('srcset')).toContain('w=320&q=75 320w')
})

test('loads a Ghost picture in the sizes Ghost made', () => {
  const image = show('https://ghost.example.com/a.jpg', 'https://ghost.example.com/w600/a.jpg 600w')
  expect(image).toHaveAttribute('src', 'https://ghost.example.com/a.jpg')
  expect(image).toHaveAttribute('srcset', 'https://ghost.example.com/w600/a.jpg 600w')
})
