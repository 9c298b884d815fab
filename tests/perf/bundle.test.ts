import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageSizes } from '../../scripts/bench/sizes.ts';

// Sizes are exact, so a budget for them is a test; times are only measured (`npm run bench`). A page that needs more says why in its commit.

/** The most that the scripts and styles of a page may weigh as they are served, in bytes of brotli, and how many files they may be. */
const BUDGETS: Readonly<Record<string, { bytes: number; files: number }>> = {
  'sign-in': { bytes: 80_000, files: 5 },
  home: { bytes: 320_000, files: 5 },
  list: { bytes: 349_300, files: 7 },
  upload: { bytes: 456_100, files: 21 },
  editor: { bytes: 431_400, files: 7 },
};

test.each(Object.entries(BUDGETS))('what the page %s fetches stays within its budget', (page, { bytes, files }) => {
  const size = pageSizes()[page];
  expect(size?.br).toBeLessThanOrEqual(bytes);
  expect(size?.files).toBeLessThanOrEqual(files);
});

test.each(['console', 'site'])('the build of the %s notes which files of the former one it keeps', (built) => {
  expect(JSON.parse(readFileSync(`dist/${built}/former.json`, 'utf8'))).toBeTypeOf('object');
});

test('every page that is measured has a budget', () => {
  expect(Object.keys(pageSizes()).sort()).toEqual(Object.keys(BUDGETS).sort());
});

test('what reads videos comes with the first video, and with no page', () => {
  const manifest = JSON.parse(readFileSync('dist/console/.vite/manifest.json', 'utf8')) as Record<
    string,
    { imports?: string[]; isDynamicEntry?: boolean }
  >;
  const reader = 'src/features/media/upload/check-video.ts';
  expect(manifest[reader]).toMatchObject({ isDynamicEntry: true });
  const users = Object.entries(manifest).filter(([, { imports = [] }]) => imports.includes(reader));
  expect(users.map(([name]) => name)).toEqual([]);
});

test('nothing of the form workbench is in the console: it is a tool for developers', () => {
  const spoken = 'A save would send';
  const source = globSync('src/workbench/locales/en.json').map((file) => readFileSync(file, 'utf8'));
  expect(source.some((text) => text.includes(spoken))).toBe(true);
  const built = globSync('dist/console/**/*.{js,html}');
  expect(built).not.toEqual([]);
  expect(built.filter((file) => /workbench/i.test(file) || readFileSync(file, 'utf8').includes(spoken))).toEqual([]);
});
