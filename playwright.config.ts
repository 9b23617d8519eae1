import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'
import { NOTHING_CONFIGURED } from './local/nothing-configured.ts'

// Another port lets two checkouts test side by side.
const PORT = Number(process.env.E2E_PORT ?? 4321)
/** Serves a whole build of its own, which takes its posts from the stand-in for Ghost. */
const GHOST_PORT = PORT + 1000

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine may upset one of five hundred; the report names what passed at second try only.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 7000 },
  reporter: [['line'], ['json', { outputFile: '.reports/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What it fetches is hidden from page.route; offline.phone.spec.ts is about it.
    serviceWorkers: 'block',
    // Recording every test takes a third of the time: E2E_TRACE=1 when one is to be looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: `npm run preview -- --port ${PORT} --strictPort`,
      port: PORT,
      // Every test comes from one client address; the limits are tested beside the stand-in.
      env: {
        ...NOTHING_CONFIGURED,
        LOCAL_AUTH_SECONDS_BETWEEN_SENDS: '1',
        LOCAL_AUTH_SENDS_PER_5_MINUTES: '10000',
        LOCAL_AUTH_VERIFICATIONS_PER_5_MINUTES: '10000',
        LOCAL_AUTH_REFRESHES_PER_5_MINUTES: '10000',
        LOCAL_AUTH_MAILS_PER_HOUR: '10000',
        LOCAL_AUTH_TEXTS_PER_HOUR: '10000',
      },
      stdout: 'ignore',
      stderr: 'ignore',
    },
    {
      command: 'node scripts/preview-ghost.ts',
      url: `http://localhost:${GHOST_PORT}/news`,
      timeout: 180_000,
      env: { ...NOTHING_CONFIGURED, GHOST_PORT: `${GHOST_PORT}` },
      stdout: 'ignore',
      // Why the build has failed.
      stderr: 'pipe',
    },
  ],
  projects: [
    {
      name: 'desktop',
      testIgnore: /\.(phone|ghost)\.spec\.ts$/,
      grepInvert: /@only-phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: /\.(desktop|ghost)\.spec\.ts$/,
      grepInvert: /@any-size/,
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      name: 'ghost',
      testMatch: /\.ghost\.spec\.ts$/,
      use: { baseURL: `http://localhost:${GHOST_PORT}`, viewport: { width: 1280, height: 800 } },
    },
  ],
})
