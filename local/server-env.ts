import { loadEnv, type ResolvedConfig } from 'vite'
import { serverEnvSchema } from '../api/_lib/request/env.ts'
import { authEnvSchema, type AuthSettings, readAuthSettings } from './auth/settings.ts'

type Where = Pick<ResolvedConfig, 'mode' | 'envDir'>

/**
 * Loads .env files for the functions; Vite reads them for the browser only. Process variables win, even
 * empty ones.
 */
export function loadServerEnv({ mode, envDir }: Where): void {
  if (!envDir) return
  const names = Object.keys(serverEnvSchema.shape)
  const loaded = loadEnv(mode, envDir, [...names, 'VITE_SUPABASE_', 'VITE_CAPTCHA_'])
  for (const name of names) {
    const value = loaded[name] || loaded[`VITE_${name}`]
    if (value) process.env[name] ??= value
  }
}

/**
 * The sign-in stand-in's settings, from .env files and the process.
 * @throws Error with one line per bad variable
 */
export function loadAuthSettings({ mode, envDir }: Where): AuthSettings {
  return readAuthSettings({
    ...(envDir && loadEnv(mode, envDir, Object.keys(authEnvSchema.shape))),
    ...process.env,
  })
}
