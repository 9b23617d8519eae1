import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** The journeys in Firefox and WebKit, against the last build (npm run test:engines). */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    // One for each engine, which mostly waits for its browser.
    maxWorkers: 2,
    // A busy machine may upset one of fifty; the report names what passed at second try only.
    retry: 1,
    include: ['tests/engines/*.test.ts'],
    globalSetup: 'tests/engines/serve-site.ts',
  },
})
