import sharp from 'sharp'
import type { Connect } from 'vite'
import { readVercelJson } from '../build/vercel-json.ts'
import { asyncHandler } from './async-handler.ts'
import { splitAddress } from './split-address.ts'

const RASTER = /^image\/(?:png|jpeg|webp|avif|gif)\b/

/**
 * Responds to /_vercel/image as the host does: an image of this site, or of a host named in vercel.json, in
 * one of the allowed widths. WebP only, which takes a tenth of AVIF's time.
 */
export function optimizeImages(root: string): Connect.NextHandleFunction {
  return asyncHandler(async (request, response, next) => {
    const { pathname, search } = splitAddress(request)
    if (pathname !== '/_vercel/image') return next()

    const source = readSource(new URLSearchParams(search), root, request.socket.localPort)
    const answer = source && (await fetch(source.address, { redirect: 'error' }).catch(() => null))
    if (!source || !answer?.ok || !RASTER.test(answer.headers.get('content-type') ?? '')) {
      await answer?.body?.cancel()
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
      return void response.end('INVALID_IMAGE_OPTIMIZE_REQUEST')
    }

    const image = sharp(Buffer.from(await answer.arrayBuffer()), { animated: true })
      .resize({ width: source.width, withoutEnlargement: true })
      .webp({ quality: source.quality })
    response.writeHead(200, {
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=3600',
    })
    response.end(await image.toBuffer())
  })
}

function readSource(query: URLSearchParams, root: string, port: number | undefined) {
  const { images: rules } = readVercelJson(root)
  const address = query.get('url') ?? ''
  const width = Number(query.get('w'))
  const quality = Number(query.get('q'))
  if (!rules?.sizes.includes(width) || !rules.qualities.includes(quality)) return null

  if (/^\/(?![/\\])/.test(address) && !address.startsWith('/_vercel/')) {
    return { address: `http://localhost:${port}${address}`, width, quality }
  }
  const hostname = URL.parse(address)?.hostname
  const isAllowed = rules.remotePatterns?.some((pattern) => pattern.hostname === hostname)
  return isAllowed ? { address, width, quality } : null
}
