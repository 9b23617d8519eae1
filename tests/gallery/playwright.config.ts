import { defineConfig } from '@playwright/test'
import base, { SITE } from '../../playwright.config.ts'

/** Screenshots instead of tests: npm run gallery. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  testMatch: 'gallery.ts',
  timeout: 120_000,
  reporter: 'line',
  webServer: { ...SITE, cwd: '../..' },
  // The screenshots' own style, which hides the bar, is not in the site's policy.
  use: { ...base.use, bypassCSP: true },
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 844 } } },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
