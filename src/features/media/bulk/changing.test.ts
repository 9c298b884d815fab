import { expect, it, vi } from 'vitest';
import type { ListedEntity } from '../../../contract/entity.ts';
import { categorising, tagging } from './changing.ts';

const request = {};

/** A definition that keeps what it is told to save. */
function saving(name: string) {
  const update = vi.fn(async (_id: string, _input: object, _request: RequestInit) => ({}));
  return { update, entity: { name, update } as Partial<ListedEntity> as ListedEntity };
}

it('adds tags to those that an item bears, and games where games are kept', async () => {
  const { update, entity } = saving('image');
  const tags = [{ value: 'custom.derby' }, { value: 'game.1' }, { value: 'custom.junior' }];
  await tagging(entity, tags).update(
    'a',
    { name: 'A', tags: [{ value: 'custom.derby', name: 'Derby' }], gameTags: [{ value: 'game.2' }] },
    request,
  );
  expect(update).toHaveBeenCalledWith(
    'a',
    {
      name: 'A',
      tags: [{ value: 'custom.derby', name: 'Derby' }, { value: 'custom.junior' }],
      gameTags: [{ value: 'game.2' }, { value: 'game.1' }],
    },
    request,
  );
});

it('gives an image one category and a video one more', async () => {
  const [image, video] = [saving('image'), saving('video')];
  const body = { name: 'A', categoryId: 1, categories: [{ id: 1 }, { id: 7 }] };
  const category = { id: 7, name: 'Match' };
  await categorising(image.entity, category).update('a', body, request);
  await categorising(video.entity, category).update('a', body, request);
  expect(image.update).toHaveBeenCalledWith('a', { name: 'A', categories: [{ id: 7 }] }, request);
  expect(video.update).toHaveBeenCalledWith('a', { name: 'A', categories: [{ id: 1 }, { id: 7 }] }, request);
});
