import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { entities } from '../../../../generated/forms.ts';
import type { Entity } from '../../../contract/entity.ts';
import { isFaultless } from './item-faults.ts';
import { ItemStates } from './item-states.tsx';
import type { UploadItem } from './upload-item.ts';

const item: UploadItem = {
  id: '1',
  genericName: 'goal.jpg',
  size: 10,
  kind: 'image',
  state: { step: 'queued' },
  checked: undefined,
  thumb: undefined,
  ticket: undefined,
  isWantedTwice: false,
};

async function load(kind: 'image' | 'video'): Promise<Entity> {
  const entity = await entities.find(({ name }) => name === kind)?.load();
  if (!entity) throw new Error(kind);
  return entity;
}

it.each([
  ['', false, 'Name is missing'],
  [' ', false, 'Name is missing'],
  ['Goal', true, 'Required complete'],
  ['x'.repeat(300), true, 'Required complete'],
  ['x'.repeat(301), false, 'Something is wrong'],
])('tells of the name "%s" what a save would say', async (name, isReady, words) => {
  const kinds = { image: await load('image'), video: await load('video') };
  expect(isFaultless(kinds, 'image', { name })).toBe(isReady);
  expect(isFaultless(kinds, 'video', { name })).toBe(isReady);
  render(<ItemStates item={item} entities={kinds} values={{ name }} />);
  expect(screen.getByText(words).closest('li')?.dataset.is).toBe(isReady ? 'true' : undefined);
});
