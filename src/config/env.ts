import { site } from '@/config/site'

/**
 * The browser's environment, the only reader of import.meta.env.
 * Values are checked at build time against env-schema.ts (see vite.config.ts), so that no schema
 * library is loaded before the first screen. Each is named in full: the build then puts its value there,
 * and nothing into the scripts for those not in use. Scripts of Node have none.
 */
export const env = Object.freeze({
  siteUrl: import.meta.env?.VITE_SITE_URL || site.url,
  dropOffToken: import.meta.env?.VITE_DROP_OFF_TOKEN || 'example-token',
  dropOffFirmUserId: import.meta.env?.VITE_DROP_OFF_FIRM_USER_ID || 'example-firm',
  /** Absent: sign-in is asked of the site's own address, where the local server answers it. */
  supabaseUrl: import.meta.env?.VITE_SUPABASE_URL || undefined,
  supabaseAnonKey: import.meta.env?.VITE_SUPABASE_ANON_KEY || 'sb_publishable_local',
  /** Script of a chat provider and of a social feed; absent: our own options and plain links. */
  chatScriptUrl: import.meta.env?.VITE_CHAT_SCRIPT_URL || undefined,
  socialScriptUrl: import.meta.env?.VITE_SOCIAL_SCRIPT_URL || undefined,
  /** Where posts come from; without it they are those of the build. */
  ghost:
    import.meta.env?.VITE_GHOST_URL && import.meta.env?.VITE_GHOST_KEY
      ? { url: import.meta.env?.VITE_GHOST_URL, key: import.meta.env?.VITE_GHOST_KEY }
      : undefined,
  /** In a build; development has no service worker. */
  hasServiceWorker:
    Boolean(import.meta.env?.PROD) && import.meta.env?.VITE_SERVICE_WORKER !== 'off',
  isMeasuring: import.meta.env?.VITE_MEASUREMENT === 'on',
})
