import { defineConfig } from 'vitest/config'
import { shared } from '../../vitest.config.ts'

/** The Vitest part of `npm run test:rest`: slow tests that rarely fail. */
export default defineConfig({
  ...shared,
  test: {
    ...shared.test,
    projects: [
      {
        extends: true,
        test: {
          name: 'slow',
          include: ['tests/rest/**/*.test.ts'],
          exclude: ['tests/rest/engines/**'],
          setupFiles: ['tests/setup-functions.ts'],
          globalSetup: 'tests/database/migrate-once.ts',
        },
      },
      {
        extends: true,
        test: {
          // Journeys in Firefox and WebKit against the last build (npm run test:engines).
          name: 'engines',
          include: ['tests/rest/engines/*.test.ts'],
          globalSetup: 'tests/rest/engines/serve-site.ts',
        },
      },
    ],
  },
})
