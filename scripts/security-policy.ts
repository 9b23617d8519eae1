import { createHash } from 'node:crypto'
import { headersFor } from '../local/headers.ts'
import type { HeaderRule } from '../local/vercel-json.ts'
import type { ClientEnv } from '../src/config/env-schema.ts'
import { EMBED_HOSTS } from '../src/features/news/clean/embed-hosts.ts'

const POLICY = 'Content-Security-Policy'

/** The style element that Radix puts beside the options of an open list. */
const LIST_STYLE =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'

/**
 * The Content-Security-Policy of the pages: nothing but our own files, the inline scripts of the build
 * by their hashes, and the exact hosts a build is configured with.
 * @param pages the built HTML, whose inline scripts may run
 * @param env the variables of the build, as parseClientEnv returns them
 */
export function pagePolicy(pages: readonly string[], env: ClientEnv): string {
  const self = "'self'"
  const widgets = widgetOrigins(env)
  const ghost = originsOf(env.VITE_GHOST_URL)
  // Posts show pictures and films from wherever their author found them.
  const media = ghost.length > 0 ? [...ghost, 'https:'] : []
  const frames = new Set(Object.entries(EMBED_HOSTS).map(([name, { host }]) => host ?? name))
  return writePolicy({
    'default-src': ["'none'"],
    'script-src': [self, ...scriptHashes(pages), ...widgets.filter(isWeb)],
    'style-src': [self, hash(LIST_STYLE)],
    // Small drawings stand in the style sheets.
    'img-src': [self, 'data:', ...widgets.filter(isWeb), ...media],
    'media-src': [self, ...media],
    'font-src': [self],
    'connect-src': [self, ...originsOf(env.VITE_SUPABASE_URL), ...ghost, ...widgets],
    'frame-src': [...[...frames].map((host) => `https://${host}`), ...widgets.filter(isWeb)],
    'worker-src': [self],
    'manifest-src': [self],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [self],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  })
}

/** The hashes of the scripts that stand inside pages and run; scripts of data do not run. */
export function scriptHashes(pages: readonly string[]): string[] {
  const inline = /<script(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g
  const scripts = pages.flatMap((html) => [...html.matchAll(inline)])
  return [...new Set(scripts.map(([, text = '']) => hash(text)))].sort()
}

/** What a needed policy allows and another one does not: "script-src https://chat.example.com". */
export function uncovered(policy: string, needed: string): string[] {
  const given = readPolicy(policy)
  return [...readPolicy(needed)].flatMap(([name, sources]) =>
    sources.filter((source) => !given.get(name)?.includes(source)).map((one) => `${name} ${one}`),
  )
}

/** Hashes of a policy that the needed one no longer has. */
export function staleHashes(policy: string, needed: string): string[] {
  return uncovered(needed, policy).filter((one) => one.includes("'sha256-"))
}

/**
 * The policy that vercel.json sends with pages.
 * @throws when it has none
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

const isWeb = (origin: string) => origin.startsWith('https:')

function originsOf(address: string | undefined): string[] {
  return address ? [new URL(address).origin] : []
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
