import { expect, test } from 'vitest';
import { projectFiles, readText } from './project-files.ts';

const folder = 'docs/decisions/';
const pages = projectFiles('md')
  .filter(({ path }) => path.startsWith(folder) && path !== `${folder}README.md`)
  .map((file) => ({ ...file, number: Number(file.path.slice(folder.length, folder.length + 4)) }));

/** Numbers without a page, as the folder's README names them: those that were never given, and those that were replaced. */
const withoutPage = [4, 15, 16, 17, 19];

test.each(pages)('$path has at most 40 lines: a decision is read before it is overturned', ({ text }) => {
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
});

test.each(pages)('$path says context, choice, evidence and price, in this order', ({ text }) => {
  const parts = [...text.matchAll(/^\*\*(Context|Choice|Evidence|Price of overturning)\.\*\*/gm)];
  expect(parts.map(([, name]) => name)).toEqual(['Context', 'Choice', 'Evidence', 'Price of overturning']);
});

test('each number stands for one decision, and none is missing but those that the README names', () => {
  const numbers = [...pages.map(({ number }) => number), ...withoutPage].sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  expect(readText(`${folder}README.md`)).toContain('Numbers 15 to 17 were never given');
  expect(readText(`${folder}README.md`)).toContain('took the place of 4 and 19');
});
