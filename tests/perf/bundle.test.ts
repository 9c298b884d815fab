import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageSizes } from '../../scripts/bench/sizes.ts';

// Sizes are exact, so a budget for them is a test; times are only measured (`npm run bench`). A page that needs more says why in its commit.

/** The most that the scripts and styles of a page may weigh as they are served, in bytes of brotli. */
const BUDGETS: Readonly<Record<string, number>> = { 'sign-in': 80_000, home: 300_000, list: 332_000, editor: 395_000 };

test.each(Object.entries(BUDGETS))('what the page %s fetches stays within %d bytes', (page, budget) => {
  expect(pageSizes()[page]?.br).toBeLessThanOrEqual(budget);
});

test('every page that is measured has a budget', () => {
  expect(Object.keys(pageSizes()).sort()).toEqual(Object.keys(BUDGETS).sort());
});

test('nothing of the form workbench is in the console: it is a tool for developers', () => {
  const spoken = 'A save would send';
  const source = globSync('src/workbench/*.tsx').map((file) => readFileSync(file, 'utf8'));
  expect(source.some((text) => text.includes(spoken))).toBe(true);
  const built = globSync('dist/console/**/*.{js,html}');
  expect(built).not.toEqual([]);
  expect(built.filter((file) => /workbench/i.test(file) || readFileSync(file, 'utf8').includes(spoken))).toEqual([]);
});
