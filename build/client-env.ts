import { loadEnv } from 'vite'
import { type ClientEnv, parseClientEnv } from '../src/config/env-schema.ts'

/** The variables of a build that start with VITE_, from .env files and the environment, checked. */
export function readClientEnv(mode = 'production'): ClientEnv {
  return parseClientEnv({ ...loadEnv(mode, process.cwd(), 'VITE_'), ...process.env })
}
