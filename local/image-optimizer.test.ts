import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { optimizeImages } from './image-optimizer.ts'
import { portOf, writeSite } from '../tests/temporary-site.ts'

const folder = writeSite({
  'vercel.json': JSON.stringify({ images: { sizes: [32, 64], qualities: [75] } }),
})
const photo = await sharp({
  create: { width: 48, height: 24, channels: 3, background: '#165340' },
})
  .png()
  .toBuffer()
const optimize = optimizeImages(folder.root)
const server = createServer((request, response) => {
  optimize(request, response, () => {
    const isPhoto = request.url === '/photo.png'
    response.writeHead(isPhoto ? 200 : 404, { 'content-type': isPhoto ? 'image/png' : 'text/html' })
    response.end(isPhoto ? photo : 'page')
  })
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
afterAll(() => {
  server.close()
  folder.remove()
})

const ask = (query: string) =>
  fetch(`http://localhost:${portOf(server)}/_vercel/image?${query}`, { redirect: 'manual' })

test.each([
  ['made smaller', 32, 32],
  ['never made larger', 64, 48],
])('an image is %s', async (_, asked, width) => {
  const answer = await ask(`url=%2Fphoto.png&w=${asked}&q=75`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/webp')
  const image = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect(image).toMatchObject({ format: 'webp', width })
})

test.each([
  ['a width that is not allowed', 'url=/photo.png&w=33&q=75'],
  ['a quality that is not allowed', 'url=/photo.png&w=32&q=100'],
  ['no width', 'url=/photo.png&q=75'],
  ['no address', 'w=32&q=75'],
  ['a file that is not an image', 'url=/page&w=32&q=75'],
  ['another host', 'url=https://images.example.com/a.png&w=32&q=75'],
  ['another host without a scheme', 'url=//images.example.com/a.png&w=32&q=75'],
  ['another host behind a backslash', 'url=/%5Cimages.example.com/a.png&w=32&q=75'],
  ['itself', 'url=/_vercel/image%3Furl%3D/photo.png%26w%3D32%26q%3D75&w=32&q=75'],
])('refuses %s', async (_, query) => {
  const answer = await ask(query)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toBe('INVALID_IMAGE_OPTIMIZE_REQUEST')
})

test('passes other URLs on', async () => {
  const answer = await fetch(`http://localhost:${portOf(server)}/photo.png`)
  expect(answer.headers.get('content-type')).toBe('image/png')
})
