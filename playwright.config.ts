import { defineConfig } from 'playwright/test';
import { browserFlags, findBrowser } from './scripts/browser.ts';
import { tooManyFailures } from './scripts/second-run.ts';

const executablePath = findBrowser();

/**
 * How long a test or a hook, and a wait or an action within it, may take at most, milliseconds: a test fails for what it finds, never for
 * how long a busy machine takes. What never comes is told by the line that waits for it, not by the end of the test's time.
 */
const patience = { test: 180_000, wait: 30_000 };

/** Pages of one context share a process, and so what their code was compiled to: a page is there in half the time. */
const onePerSite = '--process-per-site';

/**
 * The journeys of tests/e2e in the built console on a running service, which `tests/e2e/support/global-setup.ts` starts once for all
 * of them. A failed test is not tried again at once, beside the others, but by `npm test` at the end and alone
 * (scripts/second-run.ts): one that passes only then is named, since it is still a fault.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/global-setup.ts',
  outputDir: 'test-results',
  timeout: patience.test,
  expect: { timeout: patience.wait },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  // So many mean that something in common is broken; the rest would only cost the build server its time.
  maxFailures: tooManyFailures,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  projects: [{ name: 'chromium' }],
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    // Nothing is waited for that only moves, and colours are measured as they end up. Specs of what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: patience.wait,
    navigationTimeout: patience.wait,
    // A failure leaves the page as text and as a picture. A trace costs every test a tenth of its time: `npm run e2e -- --trace on FILE` when it is wanted.
    screenshot: 'only-on-failure',
    launchOptions: { args: [...browserFlags, onePerSite], ...(executablePath !== undefined && { executablePath }) },
  },
});
