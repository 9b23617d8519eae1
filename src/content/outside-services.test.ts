import { expect, test } from 'vitest'
import { listOutsideServices } from './outside-services.ts'

const NOTHING = {
  captcha: undefined,
  chatScriptUrl: undefined,
  socialScriptUrl: undefined,
  ghost: undefined,
}
const GHOST = { url: 'https://blog.example.com/news', key: 'k' }
const names = (configured: Partial<Parameters<typeof listOutsideServices>[0]>) =>
  listOutsideServices({ ...NOTHING, ...configured }).map(({ name }) => name)

test('lists only the players in posts when nothing is configured', () => {
  expect(names({})).toEqual(['The site of a player in a post, such as YouTube'])
})

test.each([
  [{ captcha: { provider: 'turnstile', siteKey: 'k' } as const }, 'challenges.cloudflare.com', 2],
  [{ captcha: { provider: 'hcaptcha', siteKey: 'k' } as const }, 'js.hcaptcha.com', 2],
  [{ chatScriptUrl: 'https://chat.example.com/widget.js' }, 'chat.example.com', 2],
  [{ socialScriptUrl: 'https://feed.example.com/feed.js' }, 'feed.example.com', 2],
  [{ ghost: { ...GHOST, mediaOrigins: [] } }, 'blog.example.com', 2],
  [{ ghost: { ...GHOST, mediaOrigins: ['https://images.example.com'] } }, 'images.example.com', 3],
])('lists the host of %j: %s', (configured, host, count) => {
  expect(names(configured)).toHaveLength(count)
  expect(names(configured).join()).toContain(host)
})
