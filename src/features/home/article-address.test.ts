import { expect, it } from 'vitest';
import { articleAddress } from './article-address.ts';

it.each([
  ['upcoming', 'preview'],
  ['ongoing', 'report'],
  ['finished', 'report'],
] as const)('an article about a game that is %s is begun as its %s', (status, as) =>
  expect(articleAddress({ uuid: 'g1', status })).toBe(`/articles/create?game=g1&as=${as}`),
);
