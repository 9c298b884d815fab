import { expect, test } from 'vitest';
import { documentFor } from './document-for.ts';

test.each(['/manage', '/manage/', '/manage/planets', '/manage/planets/7/edit?page=2'])('%s is a page', (address) => {
  expect(documentFor(address)).toBe('/manage/adopted.html');
});

test.each(['/manage/assets/main-1a2b.js', '/planets?limit=2', '/management', '/'])(
  '%s is served as it is',
  (address) => {
    expect(documentFor(address)).toBe(address);
  },
);
