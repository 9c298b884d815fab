import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { StorageUnavailableError } from '../blobs/storage-outage.ts';
import { DatabaseUnavailableError } from '../store/errors.ts';
import { colourFinder, coloursOf, fullest } from './site-colours.ts';

const nothing = { store: { read: async () => undefined } as never, findFile: async () => undefined };
const pixels = (...runs: readonly (readonly [number[], number])[]) =>
  Uint8Array.from(runs.flatMap(([rgba, count]) => Array.from({ length: count }, () => rgba).flat()));

test('a drawing within an address says its colours; white is none of a club', async () => {
  const crest =
    "data:image/svg+xml,%3Csvg%3E%3Cpath fill='%231D4E89'/%3E%3Cpath fill='%23ffffff'/%3E%3Cpath fill='%23facc15'/%3E";
  expect(await coloursOf(nothing, crest, 'Frosthamn HC')).toEqual({ main: '#1d4e89', second: '#facc15' });
});

test('a site without a crest that can be read keeps the colours that its name stands for', async () => {
  const colours = await coloursOf(nothing, null, 'Frosthamn HC');
  expect(colours.main).toMatch(/^#[0-9a-f]{6}$/);
  expect(await coloursOf(nothing, 'image|embedded|26/01/eba509d16a10', 'Frosthamn HC')).toEqual(colours);
});

test.each([
  ['does not answer', new StorageUnavailableError(new Error('refused'))],
  ['refuses the service', Object.assign(new Error('AccessDenied'), { $metadata: { httpStatusCode: 403 } })],
])('while the store of pictures %s the name’s colours stand in, and are not kept', async (_, failure) => {
  let isOut = true;
  const read = async () => {
    if (isOut) throw failure;
    return undefined;
  };
  const findFile = async () => ({ storageKey: 'a/b', mimetype: 'image/png', version: 1, focalPoint: null });
  const find = colourFinder({ store: { read } as never, findFile });
  const crest = 'image|embedded|26/01/eba509d16a10';
  const colours = await coloursOf(nothing, null, 'Frosthamn HC');
  expect(await find(crest, 'Frosthamn HC')).toEqual({ colours, isLasting: false });
  isOut = false;
  expect(await find(crest, 'Frosthamn HC')).toEqual({ colours, isLasting: true });
});

test('a crest that is replaced gives its own colours; while nobody can say which it is, none are kept', async () => {
  let storageKey: string | undefined = '04';
  const findFile = async () => {
    if (storageKey === undefined) throw new DatabaseUnavailableError(new Error('gone'));
    return { storageKey, mimetype: 'image/png', version: 1, focalPoint: null };
  };
  const read = async (key: string) => {
    const bytes = readFileSync(new URL(`../demo/pictures/logos/${key}.png`, import.meta.url));
    return { stream: Readable.from([bytes]), size: bytes.length, mimeType: 'image/png' };
  };
  const find = colourFinder({ store: { read } as never, findFile });
  const crest = 'image|embedded|26/01/eba509d16a10';
  const first = await find(crest, 'Frosthamn HC');
  storageKey = undefined;
  await expect(find(crest, 'Frosthamn HC')).rejects.toThrow(DatabaseUnavailableError);
  storageKey = '07';
  expect((await find(crest, 'Frosthamn HC')).colours).not.toEqual(first.colours);
  storageKey = '04';
  expect(await find(crest, 'Frosthamn HC')).toEqual(first);
});

test('a crest gives the colour that it has most of, and another that is far from it', () => {
  const [red, gold] = [
    [190, 30, 45, 255],
    [250, 200, 20, 255],
  ];
  expect(fullest(pixels([red, 60], [gold, 20], [[120, 120, 120, 255], 90], [[0, 0, 255, 0], 99]))).toEqual([
    '#c01830',
    '#f0c018',
  ]);
});

test('an edge between two colours is no colour; white is the second where there is no other', () => {
  const [red, edge, white] = [
    [190, 30, 45, 255],
    [220, 150, 160, 255],
    [255, 255, 255, 255],
  ];
  expect(fullest(pixels([red, 100], [edge, 2], [white, 20]))).toEqual(['#c01830', '#ffffff']);
  expect(fullest(pixels([red, 100]))).toEqual(['#c01830']);
  expect(fullest(pixels([white, 50]))).toEqual([]);
});

test('of many who ask at once few have the picture in memory', async () => {
  const bytes = readFileSync(new URL('../../tests/fixtures/media/photo.jpg', import.meta.url));
  let [reading, most] = [0, 0];
  const store = {
    read: async () => {
      most = Math.max(most, ++reading);
      await sleep(10);
      reading--;
      return { stream: Readable.from([bytes]), size: bytes.length, mimeType: 'image/jpeg' };
    },
  } as never;
  const file = { storageKey: 'a', mimetype: 'image/jpeg', version: 1, focalPoint: null };
  const parts = { store, findFile: async () => file };
  const crest = 'image|embedded|26/01/eba509d16a10';
  await Promise.all(Array.from({ length: 20 }, () => coloursOf(parts, crest, 'Frosthamn HC')));
  expect(most).toBeLessThanOrEqual(3);
});
