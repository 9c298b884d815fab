import { expect, test } from 'vitest';
import { foldedPath, pathPattern, writtenPath } from './route-path.ts';

test('a path has one slash in front and none at the end', () => {
  expect(['news', '/news', 'news/', '/news/', '/', '/a/b/'].map(writtenPath)).toEqual([
    '/news',
    '/news',
    '/news',
    '/news',
    '/',
    '/a/b',
  ]);
});

test('a path of nothing but slashes takes time that grows with its length only', () => {
  const before = process.cpuUsage();
  const slashes = '/'.repeat(200_000);
  expect(writtenPath(`${slashes}a${slashes}b${slashes}`)).toBe(`/a${slashes}b`);
  expect(writtenPath(slashes)).toBe('/');
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1_000);
});

test('letter case and the way in which a mark is written make no other path', () => {
  expect(foldedPath('/Lag/Älvnäs')).toBe(foldedPath('/lag/A\u0308LVNA\u0308S'));
});

test('a path with a part takes what stands in its place, and nothing longer', () => {
  const pattern = new RegExp(pathPattern('/Teams/:team/squad') ?? '');
  expect(pattern.test('/teams/frost/squad')).toBe(true);
  expect(pattern.test('/teams/:other/squad')).toBe(true);
  expect(pattern.test('/teams/frost/more/squad')).toBe(false);
  expect(pattern.test('/teams/frost')).toBe(false);
});

test('what stands beside a part is taken by the letter', () => {
  const pattern = new RegExp(pathPattern('/a.b+c/:x') ?? '');
  expect(pattern.test('/a.b+c/1')).toBe(true);
  expect(pattern.test('/axb+c/1')).toBe(false);
});

test('a path without a part takes no other', () => expect(pathPattern('/news')).toBeNull());
