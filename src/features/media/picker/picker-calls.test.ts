import { expect, test } from 'vitest';
import type { Media } from '../../../../generated/model/index.ts';
import { inputOfCrop } from './picker-calls.ts';

const original = {
  name: 'Målvakten',
  description: 'En räddning',
  photographer: 'Kim Ek',
  legal: null,
  isPrivate: true,
  tags: [{ value: 'custom.derby', name: 'Derby' }],
  gameTags: [{ value: 'game.1', name: 'A – B' }],
  categories: [{ id: 4, name: 'Spelare' }],
} satisfies Partial<Media> as Media;

test('a crop is named after its original and keeps all that is known of it', () => {
  expect(inputOfCrop(original, 'image|embedded|26/11/a')).toEqual({
    name: 'Målvakten (16:9)',
    description: 'En räddning',
    photographer: 'Kim Ek',
    legal: null,
    isPrivate: true,
    tags: [{ value: 'custom.derby' }],
    gameTags: [{ value: 'game.1' }],
    categories: [{ id: 4 }],
    mediaString: 'image|embedded|26/11/a',
  });
});

test('a name that is as long as one may be stays so, in whole letters', () => {
  const { name } = inputOfCrop({ ...original, name: '🏒'.repeat(300) }, 'x');
  expect([...name]).toHaveLength(300);
  expect(name.endsWith('🏒 (16:9)')).toBe(true);
});
