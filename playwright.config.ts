import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './local/programs/browser.ts'
import { NOTHING_CONFIGURED } from './local/nothing-configured.ts'
import { site } from './src/config/site.ts'

// A different port lets two checkouts run tests at the same time.
export const PORT = Number(process.env.E2E_PORT ?? 4321)

/** Open the desk too. A new code to one address ends the one before, so each test has its own address. */
export const DESK_EMAILS = [
  '',
  '-walks',
  '-pages',
  '-answers',
  '-cancels',
  '-translated',
  '-states',
]
  .flatMap(sizes)
  .map((name) => `${name}@example.com`)

function sizes(use: string): string[] {
  return [`desktop${use}`, `phone${use}`]
}

/** Serves the last build. */
export const SITE = {
  command: `npm run preview -- --port ${PORT} --strictPort`,
  port: PORT,
  // All tests share one client address; local/auth/ tests the limits.
  env: {
    ...NOTHING_CONFIGURED,
    OFFICE_EMAILS: [site.email, ...DESK_EMAILS].join(' '),
    LOCAL_AUTH_SECONDS_BETWEEN_SENDS: '1',
    LOCAL_AUTH_SENDS_PER_5_MINUTES: '10000',
    LOCAL_AUTH_VERIFICATIONS_PER_5_MINUTES: '10000',
    LOCAL_AUTH_REFRESHES_PER_5_MINUTES: '10000',
    LOCAL_AUTH_MAILS_PER_HOUR: '10000',
    LOCAL_AUTH_TEXTS_PER_HOUR: '10000',
  },
  stdout: 'ignore',
  stderr: 'ignore',
} as const

/** Every test runs at both sizes unless its name or tag says otherwise (tests/e2e/base.ts). */
export const PROJECTS = [
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
]

/** The first tier's browser tests: every page, and a journey for each feature. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: fileURLToPath(new URL('tests/e2e/empty-database.ts', import.meta.url)),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Only a failure waits that long, or a busy computer.
  expect: { timeout: 15_000 },
  reporter: [['line'], ['junit', { outputFile: '.reports/e2e.xml' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // page.route does not see the worker's requests; offline.phone.spec.ts tests the worker.
    serviceWorkers: 'block',
    // Recording takes a third of the time, so it is on only with E2E_TRACE=1.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findBrowser() ?? undefined,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // No other host is reached.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: SITE,
  projects: PROJECTS,
})
