import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const read = (pattern: string) =>
  globSync(pattern, { cwd: folder })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

const name = /(?<![\w-])s-[a-z0-9-]*[a-z0-9](?![\w-])/g;
const styled = new Set([...read('styles/*.css').matchAll(/\.(s-[a-z0-9-]+)/g)].map(([, one]) => one));
const used = new Set(read('**/*.{tsx,ts}').match(name));

/** Names that components put together: the shape of a picture, the size of a card, what a section or slide says of itself. */
const composed = [
  's-photo-',
  's-card-',
  's-sponsors-',
  's-layout-',
  's-group-',
  's-part-',
  's-columns-',
  's-span-',
  's-not-on-',
  's-carousel-',
  's-hero-',
  's-cta-',
  's-sale-',
  's-note-',
  's-tiles-of-',
  's-col-',
];
const isComposed = (one: string) => composed.some((beginning) => one.startsWith(beginning));

/** No class, but what makes the panels of a menu exclude each other. */
const bare = new Set(['s-menu']);

test('every class of a component is in the stylesheet', () => {
  expect([...used].filter((one) => !styled.has(one) && !isComposed(one) && !bare.has(one))).toEqual([]);
});

test('every class of the stylesheet is some component’s', () => {
  expect([...styled].filter((one) => one !== undefined && !used.has(one) && !isComposed(one))).toEqual([]);
});
