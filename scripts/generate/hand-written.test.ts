import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '../../src/engine/routing/paths.ts';
import { handWritten, ledTo } from './hand-written.ts';

/** The pattern of an address by the names that lead to it; undefined where they lead to none. */
function patternOf(names: readonly string[]): string | undefined {
  const found = names.reduce<unknown>((group, name) => (group as Record<string, unknown> | undefined)?.[name], paths);
  return typeof found === 'function' ? (found as (() => string) & { pattern: string }).pattern : undefined;
}

test('every address that hand-written code builds is one of a hand-written page, or among those that definitions must keep', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter(
    // An order of the navigation leads nowhere by itself.
    (file) => !/\.test\.|routing\/paths\.ts$|navigation-order\.ts$/.test(file),
  );
  const built = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bpaths((?:\.\w+)+)\(/g)].flatMap(
      ([, names = '']) => patternOf(names.split('.').slice(1)) ?? [],
    ),
  );
  expect(built.length).toBeGreaterThan(20);
  // Of the library there are two, checked by their kinds.
  const known = [...handWritten, ...ledTo, paths.media.list.pattern, paths.media.edit.pattern];
  expect([...new Set(built)].filter((one) => !known.includes(one))).toEqual([]);
  // None is kept that nothing leads to any more.
  expect(ledTo.filter((one) => !built.includes(one))).toEqual([]);
});
