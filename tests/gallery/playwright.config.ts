import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/** Without the stand-in for Ghost, and started where the base starts it. */
const [site] = [base.webServer].flat()

/** Screenshots instead of tests: npm run gallery. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  testMatch: 'gallery.ts',
  timeout: 120_000,
  reporter: 'line',
  webServer: site && { ...site, cwd: '../..' },
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
