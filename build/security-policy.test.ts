import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  findPagePolicy,
  pagePolicy,
  scriptHashes,
  staleSources,
  uncovered,
} from './security-policy.ts'

const PAGE = `<script>theme()</script><script type="application/ld+json">{}</script>
  <script type="module" src="/assets/a.js"></script><script id="x" type="application/json">[]</script>`
const HASH = `'sha256-${createHash('sha256').update('theme()').digest('base64')}'`

test('hashes each executable script once, in a fixed order', () => {
  expect(scriptHashes(PAGE + PAGE)).toEqual([HASH])
  const two = scriptHashes('<script>a</script><script>b</script>')
  expect(scriptHashes('<script>b</script><script>a</script>')).toEqual(two)
})

const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `))

test('allows only our own files and known video players by default', () => {
  const policy = pagePolicy(PAGE, {})
  expect(directive(policy, 'default-src')).toBe("default-src 'none'")
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${HASH}`)
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'")
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data:")
  expect(directive(policy, 'frame-src')).toMatch(/^frame-src https:\/\/www\.youtube-nocookie\.com /)
  expect(directive(policy, 'style-src')).toBe("style-src 'self' 'unsafe-inline'")
  expect(policy.replace(/style-src [^;]*/, '')).not.toMatch(/unsafe|\*|blob:|youtube\.com/)
})

test('allows each configured host by origin, for its purpose only', () => {
  const policy = pagePolicy('', {
    VITE_SUPABASE_URL: 'https://abc.supabase.co/',
    VITE_GHOST_URL: 'https://cms.example.com/blog',
    VITE_CHAT_SCRIPT_URL: 'https://chat.example.com/widget.js?id=1',
    VITE_SOCIAL_SCRIPT_URL: 'https://social.example.com/feed.js',
    VITE_WIDGET_ORIGINS: ['wss://live.example.com'],
  })
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' https://chat.example.com https://social.example.com",
  )
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://abc.supabase.co https://cms.example.com https://chat.example.com https://social.example.com wss://live.example.com",
  )
  expect(directive(policy, 'img-src')).toBe(
    "img-src 'self' data: https://chat.example.com https://social.example.com https://cms.example.com",
  )
  expect(directive(policy, 'media-src')).toBe("media-src 'self' https://cms.example.com")
  expect(directive(policy, 'frame-src')).toContain('https://chat.example.com')
  expect(directive(policy, 'style-src')).not.toContain('example.com')
})

test('allows media in posts from Ghost and the configured origins', () => {
  const VITE_POST_MEDIA_ORIGINS = ['https://images.example.com', 'https://storage.example.com']
  const policy = pagePolicy('', {
    VITE_GHOST_URL: 'https://cms.example.com',
    VITE_POST_MEDIA_ORIGINS,
  })
  const named = 'https://cms.example.com https://images.example.com https://storage.example.com'
  expect(directive(policy, 'img-src')).toBe(`img-src 'self' data: ${named}`)
  expect(directive(policy, 'media-src')).toBe(`media-src 'self' ${named}`)
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://cms.example.com")
  expect(policy).not.toMatch(/https:(?!\/\/)/)
  // Our own posts use our own pictures.
  expect(pagePolicy('', { VITE_POST_MEDIA_ORIGINS })).toBe(pagePolicy('', {}))
})

test.each([
  ['turnstile', ['script-src', 'frame-src'], 'https://challenges.cloudflare.com'],
  [
    'hcaptcha',
    ['script-src', 'style-src', 'connect-src', 'frame-src'],
    'https://hcaptcha.com https://*.hcaptcha.com',
  ],
] as const)('allows the captcha %s what it documents, when configured', (name, parts, hosts) => {
  const policy = pagePolicy('', { VITE_CAPTCHA_PROVIDER: name, VITE_CAPTCHA_SITE_KEY: 'x' })
  const without = pagePolicy('', {})
  const added = uncovered(without, policy)
  expect(added).toEqual(parts.flatMap((part) => hosts.split(' ').map((host) => `${part} ${host}`)))
})

test('names the sources missing from a policy', () => {
  const committed = pagePolicy(PAGE, {})
  const needed = pagePolicy(PAGE, { VITE_SUPABASE_URL: 'https://abc.supabase.co' })
  expect(uncovered(committed, needed)).toEqual(['connect-src https://abc.supabase.co'])
  expect(uncovered(needed, committed)).toEqual([])
})

test('names a hash from an earlier build, but not an unused host', () => {
  const earlier = pagePolicy(PAGE, { VITE_SUPABASE_URL: 'https://abc.supabase.co' })
  expect(staleSources(earlier, pagePolicy(PAGE, {}))).toEqual([])
  expect(staleSources(earlier, pagePolicy('', {}))).toEqual([`script-src ${HASH}`])
})

test('refuses settings without a policy', () => {
  expect(() => findPagePolicy([])).toThrow('no Content-Security-Policy')
})
