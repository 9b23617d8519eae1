import type { CaptchaProvider } from './captcha-providers.ts'
import { site } from './site.ts'

/**
 * The browser's environment, and the only reader of its VITE_ variables. Values are checked at build time against
 * env-schema.ts (see vite.config.ts), so that the first screen loads no schema library. Each variable is
 * written out in full: the build inlines the values in use and drops the rest. Node scripts have none.
 */
export const env = Object.freeze({
  siteUrl: import.meta.env?.VITE_SITE_URL || site.url,
  dropOffToken: import.meta.env?.VITE_DROP_OFF_TOKEN || 'example-token',
  dropOffFirmUserId: import.meta.env?.VITE_DROP_OFF_FIRM_USER_ID || 'example-firm',
  /** When unset, sign-in requests go to the site's own address, where the local server answers them. */
  supabaseUrl: import.meta.env?.VITE_SUPABASE_URL || undefined,
  supabaseAnonKey: import.meta.env?.VITE_SUPABASE_ANON_KEY || 'sb_publishable_local',
  /** The captcha before a sign-in code is sent. Unset: no captcha. */
  captcha:
    import.meta.env?.VITE_CAPTCHA_PROVIDER && import.meta.env?.VITE_CAPTCHA_SITE_KEY
      ? {
          provider: import.meta.env?.VITE_CAPTCHA_PROVIDER as CaptchaProvider,
          siteKey: import.meta.env?.VITE_CAPTCHA_SITE_KEY as string,
        }
      : undefined,
  /** Script of a chat provider and of a social feed. Unset: our own options and plain links. */
  chatScriptUrl: import.meta.env?.VITE_CHAT_SCRIPT_URL || undefined,
  socialScriptUrl: import.meta.env?.VITE_SOCIAL_SCRIPT_URL || undefined,
  /** Where posts come from. Unset: the posts compiled into the build. */
  ghost:
    import.meta.env?.VITE_GHOST_URL && import.meta.env?.VITE_GHOST_KEY
      ? {
          url: import.meta.env?.VITE_GHOST_URL,
          key: import.meta.env?.VITE_GHOST_KEY,
          /** Origins besides Ghost's own whose pictures, videos and recordings posts may show. */
          mediaOrigins: (import.meta.env?.VITE_POST_MEDIA_ORIGINS ?? '')
            .split(/\s+/)
            .filter(Boolean),
        }
      : undefined,
  /** Only in a build. Development has no service worker. */
  hasServiceWorker:
    Boolean(import.meta.env?.PROD) && import.meta.env?.VITE_SERVICE_WORKER !== 'off',
  isMeasuring: import.meta.env?.VITE_MEASUREMENT === 'on',
})
