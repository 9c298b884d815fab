import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isFaultless } from './item-faults.ts';
import { ItemStates } from './item-states.tsx';
import { mediaEntities, uploadedItem } from './sample-item.ts';

it.each([
  ['', false, 'Name is missing'],
  [' ', false, 'Name is missing'],
  ['Goal', true, 'Required complete'],
  ['x'.repeat(300), true, 'Required complete'],
  ['x'.repeat(301), false, 'Something is wrong'],
])('tells of the name "%s" what a save would say', async (name, isReady, words) => {
  const kinds = await mediaEntities();
  expect(isFaultless(kinds, 'image', { name })).toBe(isReady);
  expect(isFaultless(kinds, 'video', { name })).toBe(isReady);
  render(<ItemStates item={uploadedItem} entities={kinds} values={{ name }} />);
  expect(screen.getByText(words).closest('li')?.dataset.is).toBe(isReady ? 'true' : undefined);
});
