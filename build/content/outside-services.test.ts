import { expect, test } from 'vitest'
import { listOutsideServices } from './outside-services.ts'

const GHOST = { VITE_GHOST_URL: 'https://blog.example.com/news', VITE_GHOST_KEY: 'k' }
const names = (env: Parameters<typeof listOutsideServices>[0]) =>
  listOutsideServices(env).map(({ name }) => name)

test('lists only the players in posts when nothing is configured', () => {
  expect(names({})).toEqual(['The site of a player in a post, such as YouTube'])
})

test.each([
  [{ VITE_CAPTCHA_PROVIDER: 'turnstile' as const }, 'challenges.cloudflare.com', 2],
  [{ VITE_CAPTCHA_PROVIDER: 'hcaptcha' as const }, 'js.hcaptcha.com', 2],
  [{ VITE_CHAT_SCRIPT_URL: 'https://chat.example.com/widget.js' }, 'chat.example.com', 2],
  [{ VITE_SOCIAL_SCRIPT_URL: 'https://feed.example.com/feed.js' }, 'feed.example.com', 2],
  [GHOST, 'blog.example.com', 2],
  [{ ...GHOST, VITE_POST_MEDIA_ORIGINS: ['https://images.example.com'] }, 'images.example.com', 3],
])('lists the host of %j: %s', (configured, host, count) => {
  expect(names(configured)).toHaveLength(count)
  expect(names(configured).join()).toContain(host)
})
