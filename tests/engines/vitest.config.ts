import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The journeys in Firefox and WebKit, against the last build (npm run test:engines). */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['tests/engines/*.test.ts'],
    globalSetup: ['tests/engines/get-engines.ts', 'tests/engines/serve-site.ts'],
  },
})
