import { createHash } from 'node:crypto'
import type { ClientEnv } from '../src/config/env-schema.ts'
import { CAPTCHA_PROVIDERS } from '../src/config/captcha-providers.ts'
import { EMBED_HOSTS } from '../src/features/news/clean/embed-hosts.ts'
import { type HeaderRule, headersFor } from './vercel-json.ts'

const POLICY = 'Content-Security-Policy'

/**
 * The Content-Security-Policy of the pages: nothing but our own files, the inline scripts of the build
 * by their hashes, and the exact hosts a build is configured with.
 * @param html has the inline scripts that may run
 * @param env the variables of the build, as parseClientEnv returns them
 */
export function pagePolicy(html: string, env: ClientEnv): string {
  const self = "'self'"
  const widgets = widgetOrigins(env)
  const webWidgets = widgets.filter((origin) => origin.startsWith('https:'))
  const supabase = originsOf(env.VITE_SUPABASE_URL)
  const ghost = originsOf(env.VITE_GHOST_URL)
  // Posts leave out what is not on this list (src/features/news/clean/urls.ts).
  const media = ghost.length > 0 ? [...ghost, ...(env.VITE_POST_MEDIA_ORIGINS ?? [])] : []
  const captcha = env.VITE_CAPTCHA_PROVIDER && CAPTCHA_PROVIDERS[env.VITE_CAPTCHA_PROVIDER]
  const captchaHosts = captcha ? captcha.hosts : []
  const captchaParts = captcha?.hasStyles ? captcha.hosts : []
  const frames = Object.entries(EMBED_HOSTS).map(([name, { host = name }]) => `https://${host}`)
  return writePolicy({
    'default-src': ["'none'"],
    'script-src': [self, ...scriptHashes(html), ...webWidgets, ...captchaHosts],
    // Styles are inlined in the pages.
    'style-src': [self, "'unsafe-inline'", ...captchaParts],
    // Small images are inlined in the style sheet.
    'img-src': [self, 'data:', ...webWidgets, ...media],
    'media-src': [self, ...media],
    'font-src': [self],
    'connect-src': [self, ...supabase, ...ghost, ...widgets, ...captchaParts],
    'frame-src': [...frames, ...webWidgets, ...captchaHosts],
    'worker-src': [self],
    'manifest-src': [self],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [self],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  })
}

/** The hashes of inline scripts that run. Data blocks such as JSON-LD do not. */
export function scriptHashes(html: string): string[] {
  const inline = /<script(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g
  return [...new Set([...html.matchAll(inline)].map(([, text = '']) => hash(text)))].sort()
}

/** The sources that the needed policy allows and the other one does not: "script-src https://chat.example.com". */
export function uncovered(policy: string, needed: string): string[] {
  const given = readPolicy(policy)
  return [...readPolicy(needed)].flatMap(([name, sources]) =>
    sources.filter((source) => !given.get(name)?.includes(source)).map((one) => `${name} ${one}`),
  )
}

/** Hashes of a policy that the needed one no longer has, and "https:", which would allow every host. */
export function staleSources(policy: string, needed: string): string[] {
  return uncovered(needed, policy).filter((one) => /'sha256-| https:$/.test(one))
}

/**
 * The policy that vercel.json sends with pages.
 * @throws when there is none
 */
export function findPagePolicy(rules: readonly HeaderRule[]): string {
  const value = headersFor(rules, '/').find(({ key }) => key === POLICY)?.value
  if (value === undefined) throw new Error(`vercel.json has no ${POLICY} for pages`)
  return value
}

function readPolicy(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

function writePolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ')
}

function widgetOrigins(env: ClientEnv): string[] {
  const { VITE_CHAT_SCRIPT_URL: chat, VITE_SOCIAL_SCRIPT_URL: social } = env
  return [...originsOf(chat), ...originsOf(social), ...(env.VITE_WIDGET_ORIGINS ?? [])]
}

function originsOf(address: string | undefined): string[] {
  return address ? [new URL(address).origin] : []
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
