import { expect, it } from 'vitest';
import { keepMediaView, readMediaView } from './view-choice.ts';

it('keeps for each user how media are shown, as a grid at first', () => {
  expect(readMediaView('anna')).toBe('grid');
  keepMediaView('anna', 'table');
  expect([readMediaView('anna'), readMediaView('bo')]).toEqual(['table', 'grid']);
  localStorage.setItem('touchline.mediaView.anna', 'mosaic');
  expect(readMediaView('anna')).toBe('grid');
});
