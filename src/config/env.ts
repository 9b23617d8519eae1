import { site } from '@/config/site'

/**
 * The browser's environment, the only reader of import.meta.env.
 * Values are checked at build time against env-schema.ts (see vite.config.ts), so that no schema
 * library is loaded before the first screen.
 */
const raw: Record<string, string | undefined> = import.meta.env ?? {}

export const env = Object.freeze({
  siteUrl: raw.VITE_SITE_URL || site.url,
  dropOffToken: raw.VITE_DROP_OFF_TOKEN || 'example-token',
  dropOffFirmUserId: raw.VITE_DROP_OFF_FIRM_USER_ID || 'example-firm',
  /** Absent: sign-in is asked of the site's own address, where the local server answers it. */
  supabaseUrl: raw.VITE_SUPABASE_URL || undefined,
  supabaseAnonKey: raw.VITE_SUPABASE_ANON_KEY || 'sb_publishable_local',
  /** Script of a chat provider and of a social feed; absent: our own options and plain links. */
  chatScriptUrl: raw.VITE_CHAT_SCRIPT_URL || undefined,
  socialScriptUrl: raw.VITE_SOCIAL_SCRIPT_URL || undefined,
  /** Where posts come from; without it they are those of the build. */
  ghost:
    raw.VITE_GHOST_URL && raw.VITE_GHOST_KEY
      ? { url: raw.VITE_GHOST_URL, key: raw.VITE_GHOST_KEY }
      : undefined,
  /** In a build; development has no service worker. */
  hasServiceWorker: Boolean(raw.PROD) && raw.VITE_SERVICE_WORKER !== 'off',
  isMeasuring: raw.VITE_MEASUREMENT === 'on',
})
