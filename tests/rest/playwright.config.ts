import { defineConfig } from '@playwright/test'
import first, { PORT, PROJECTS, SITE } from '../../playwright.config.ts'
import { NOTHING_CONFIGURED } from '../../local/nothing-configured.ts'

/** Serves a second build, with posts from the Ghost stand-in. */
const GHOST_PORT = PORT + 1000

/** The second tier's browser tests: faults, offline, print, large text, Ghost (npm run test:rest). */
export default defineConfig({
  ...first,
  testDir: 'e2e',
  outputDir: '../../test-results',
  reporter: [['line'], ['junit', { outputFile: '../../.reports/rest-e2e.xml' }]],
  webServer: [
    { ...SITE, cwd: '../..' },
    {
      command: 'node tests/rest/preview-ghost.ts',
      cwd: '../..',
      url: `http://localhost:${GHOST_PORT}/news`,
      timeout: 180_000,
      env: { ...NOTHING_CONFIGURED, GHOST_PORT: `${GHOST_PORT}` },
      stdout: 'ignore',
      // Says why the build failed.
      stderr: 'pipe',
    },
  ],
  projects: [
    ...PROJECTS,
    {
      name: 'ghost',
      testMatch: /\.ghost\.spec\.ts$/,
      use: { baseURL: `http://localhost:${GHOST_PORT}`, viewport: { width: 1280, height: 800 } },
    },
  ],
})
