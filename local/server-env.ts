import { loadEnv, type ResolvedConfig } from 'vite'
import { serverEnvSchema } from '../api/_lib/env.ts'

/** Gives the functions what stands in .env files; Vite itself reads them for the browser only. */
export function loadServerEnv({ mode, envDir }: Pick<ResolvedConfig, 'mode' | 'envDir'>): void {
  if (!envDir) return
  const names = Object.keys(serverEnvSchema.shape)
  const loaded = loadEnv(mode, envDir, names)
  for (const name of names) if (loaded[name]) process.env[name] ??= loaded[name]
}
