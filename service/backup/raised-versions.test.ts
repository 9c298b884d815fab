import { expect, it } from 'vitest';
import { isVersion, versionRise } from './raised-versions.ts';

const taken = '2026-11-30T12:00:00.000Z';
const after = (seconds: number) => Date.parse(taken) + seconds * 1000;

it('raises versions over all that could be saved since the backup, and over a former restore of it', () => {
  expect(versionRise(taken, after(1))).toBeGreaterThan(1000);
  expect(versionRise(taken, after(86_400)) - versionRise(taken, after(3600))).toBe(82_800);
});

it('does not lower or exhaust them by a clock that is wrong', () => {
  expect(versionRise(taken, after(-86_400))).toBe(1000);
  // A column of PostgreSQL's integers, and an ETag of nine digits, take several such rises.
  expect(versionRise(taken, after(1e10)) * 9).toBeLessThan(999_999_999);
});

it('knows versions by their names and type', () => {
  const names = (type: string, ...all: string[]) => all.filter((name) => isVersion({ name, type }));
  expect(names('integer', 'version', 'file_version', 'inversion', 'version_of')).toEqual(['version', 'file_version']);
  expect(names('text', 'article_version')).toEqual([]);
});
