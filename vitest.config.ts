import { defineConfig } from 'vitest/config';

/** A test fails for what it finds, never for how long a busy machine takes, milliseconds. */
const testTimeout = 60_000;

/** Files that need no page share the modules that they load, which spares the better half of the time. */
const isolate = false;

/**
 * Files of the console keep state in their modules (react-aria: how the last pointer moved; stores), so each file has modules of
 * its own: in a fresh context of a kept process, which costs a third of a fresh process.
 */
const pool = 'vmForks';

/**
 * Projects: `unit` (the console's `*.test.ts`, node) and `unit-dom` (its `*.test.tsx`, jsdom), `service` (service and scripts, node),
 * `contract` (needs a database), `repo` (rules as tests, and the specification's tables against contract, texts and code), `perf` (sizes of the build).
 */
export default defineConfig({
  test: {
    // One worker for each core; the default leaves one core idle, which is half of a small machine.
    maxWorkers: '100%',
    // Contexts leave something behind in memory: a process that holds more than this gives way to a new one.
    vmMemoryLimit: '600MiB',
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          setupFiles: ['tests/unit-channels.ts', 'tests/unit-texts.ts'],
          pool,
          testTimeout,
        },
      },
      {
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', 'tests/contract/specification/*.test.tsx'],
          setupFiles: ['tests/unit-channels.ts', 'tests/unit-texts.ts', 'tests/unit-dom.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          pool,
          testTimeout,
        },
      },
      {
        test: {
          name: 'service',
          environment: 'node',
          include: ['service/**/*.test.ts', 'scripts/**/*.test.ts', 'openapi/**/*.test.ts'],
          isolate,
          testTimeout,
        },
      },
      {
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          exclude: ['tests/contract/specification/**'],
          globalSetup: ['tests/contract/global-setup.ts'],
          isolate,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      { test: { name: 'perf', environment: 'node', include: ['tests/perf/**/*.test.ts'], isolate } },
      {
        test: {
          name: 'repo',
          environment: 'node',
          include: ['tests/repo/**/*.test.ts', 'tests/contract/specification/*.test.ts'],
          isolate,
          testTimeout,
        },
      },
    ],
  },
});
