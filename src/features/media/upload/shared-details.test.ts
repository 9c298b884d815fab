import { expect, it } from 'vitest';
import { ofGame, valuesOf } from './shared-details.ts';

const photo = { id: 'a', kind: 'image', genericName: 'IMG_1.jpg' } as const;

it('files that are uploaded from a game show it, beside what is said of all', () => {
  const before = { 'all.image': { photographer: 'Alva' } };
  expect(valuesOf({ ...before, ...ofGame(before, 'g1') }, photo)).toMatchObject({
    photographer: 'Alva',
    gameTags: [{ value: 'game.g1' }],
  });
});

it('what is said of the games of all files stays', () => {
  const before = { 'all.image': { gameTags: [{ value: 'game.other' }] } };
  expect(ofGame(before, 'g1')).not.toHaveProperty(['all.image']);
});
