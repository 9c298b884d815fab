import { expect, it } from 'vitest';
import type { Action } from '../../contract/entity.ts';
import { undoOf } from './undo-action.ts';

const action = (name: string, more: Partial<Action>): Action => ({
  name,
  label: { en: name, sv: name },
  text: { en: name, sv: name },
  ...more,
});
const mark = action('mark', { when: { deleted: false }, set: { deleted: true } });
const remove = action('remove', { when: { deleted: false }, remove: true });
const restore = action('restore', { when: { deleted: true }, set: { deleted: false } });
const final = action('final', { remove: true });

it('finds what takes a mark back, and what takes a restoration back', () => {
  expect(undoOf({ actions: [mark, restore] }, mark)).toBe(restore);
  expect(undoOf({ actions: [mark, restore] }, restore)).toBe(mark);
  expect(undoOf({ actions: [remove, restore] }, remove)).toBe(restore);
  expect(undoOf({ actions: [remove, restore] }, restore)).toBe(remove);
  const telling = { ...mark, uses: true } as const;
  expect(undoOf({ actions: [telling, restore] }, telling)).toBe(restore);
});

it('finds nothing where nothing takes it back, or where it has to be asked about all the same', () => {
  expect(undoOf({ actions: [mark] }, mark)).toBeUndefined();
  expect(undoOf({ actions: [final, restore] }, final)).toBeUndefined();
  for (const more of [{ saves: true }, { ask: { one: mark.text, many: mark.text } }]) {
    const asked = { ...mark, ...more };
    expect(undoOf({ actions: [asked, restore] }, asked)).toBeUndefined();
  }
});
