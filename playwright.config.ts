import { defineConfig } from 'playwright/test';
import { browserFlags, findBrowser } from './scripts/browser.ts';

const executablePath = findBrowser();

/**
 * The journeys of tests/e2e in the built console on a running service, which `tests/e2e/support/global-setup.ts` starts once for all
 * of them. A failed test is not tried again: one that passes sometimes proves nothing.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: [{ name: 'chromium' }],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    trace: 'retain-on-failure',
    launchOptions: { args: [...browserFlags], ...(executablePath !== undefined && { executablePath }) },
  },
});
