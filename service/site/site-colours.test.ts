import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
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
  const crest = 'image|embedded|26/01/eba509d16a10';
  expect(await colourFinder(nothing)(crest, 'Frosthamn HC')).toEqual({ colours, isLasting: true });
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

test('colours follow the file of a crest: once it has come, once it is replaced, once the database says which it is', async () => {
  const crest = 'image|embedded|26/01/eba509d16a10';
  let file: { storageKey: string; mimetype: string; version: number; focalPoint: null } | undefined;
  let isOut = false;
  const findFile = async () => {
    if (isOut) throw new DatabaseUnavailableError(new Error('gone'));
    return file;
  };
  const read = async (key: string) => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: key } })
      .png()
      .toBuffer();
    return { stream: Readable.from([picture]), size: picture.length, mimeType: 'image/png' };
  };
  const find = colourFinder({ store: { read } as never, findFile });
  const main = async () => (await find(crest, 'Frosthamn HC')).colours.main;
  const usual = await main();
  file = { storageKey: '#c01830', mimetype: 'image/png', version: 1, focalPoint: null };
  isOut = true;
  expect(await find(crest, 'Frosthamn HC')).toMatchObject({ colours: { main: usual }, isLasting: false });
  isOut = false;
  expect(await main()).toBe('#c01830');
  file = { ...file, storageKey: '#1830c0', version: 2 };
  expect(await main()).toBe('#1830c0');
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
  const crest = 'image|embedded|26/01/eba509d16a10';
  await Promise.all(Array.from({ length: 20 }, () => coloursOf({ store }, crest, 'Frosthamn HC', file)));
  expect(most).toBeLessThanOrEqual(3);
});
