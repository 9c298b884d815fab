import { defineConfig } from 'vitest/config';

/** A test fails for what it finds, never for how long a busy machine takes, milliseconds. */
const testTimeout = 60_000;

/**
 * Files that need no browser share the modules that they load, which spares the better half of the time. Those of the console do not: react-aria keeps in its
 * modules how the last pointer moved.
 */
const isolate = false;

/** Projects: `unit` (console, jsdom), `service` (service and scripts, node), `contract` (needs a database), `repo` (rules as tests), `perf` (sizes of the build). */
export default defineConfig({
  test: {
    // One worker for each core; the default leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/unit-setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          testTimeout,
        },
      },
      {
        test: {
          name: 'service',
          environment: 'node',
          include: ['service/**/*.test.ts', 'scripts/**/*.test.ts'],
          isolate,
          testTimeout,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/contract/global-setup.ts'],
          isolate,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      { test: { name: 'perf', environment: 'node', include: ['tests/perf/**/*.test.ts'], isolate } },
      { test: { name: 'repo', environment: 'node', include: ['tests/repo/**/*.test.ts'], isolate, testTimeout } },
    ],
  },
});
