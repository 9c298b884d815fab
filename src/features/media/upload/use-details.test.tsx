import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../contract/entity.ts';
import { EditSession } from '../../../engine/edit-session/edit-session.ts';
import type { Details } from './details.ts';
import { EDITED_UPLOAD, NO_FILES } from './edited-upload.ts';
import { uploadedItem } from './sample-item.ts';
import { useDetails } from './use-details.ts';

const photographer: FieldDefinition = {
  field: 'photographer',
  label: { en: 'Photographer', sv: 'Fotograf' },
  widget: 'text',
};
const items = ['a', 'b', 'c'].map((id) => ({ ...uploadedItem, id, genericName: `${id}.jpg` }));

function open(details: Details) {
  const session = new EditSession(EDITED_UPLOAD, NO_FILES);
  session.replace(details);
  return { session, detailing: renderHook(() => useDetails(session)).result.current };
}

const before: Details = { a: { photographer: 'Kim Ek' }, b: { photographer: 'Lo Ek', legal: 'Free' } };

it('what is done to many is one step, after which what was written since is undone first', () => {
  const { session, detailing } = open(before);
  expect(detailing.applyToAll('a', photographer, items)).toBe('Photographer applied to 3 files');
  const after = {
    a: { photographer: 'Kim Ek' },
    b: { photographer: 'Kim Ek', legal: 'Free' },
    c: { photographer: 'Kim Ek' },
  };
  expect(session.getValue()).toEqual(after);
  detailing.change('c', 'photographer', 'Bo Ek');
  session.step('undo');
  expect(session.getValue()).toEqual(after);
  session.step('undo');
  expect(session.getValue()).toEqual(before);
  session.step('redo');
  expect(session.getValue()).toEqual(after);
});

it('names files by one step', () => {
  const { session, detailing } = open(before);
  expect(detailing.nameByFiles(items)).toBe('Named by their files');
  expect(session.getValue()).toMatchObject({ a: { name: 'a' }, b: { name: 'b', legal: 'Free' }, c: { name: 'c' } });
  session.step('undo');
  expect(session.getValue()).toEqual(before);
});

it('fills in what was typed before, and takes no step where that is nothing', () => {
  const { session, detailing } = open(before);
  const state = session.get();
  detailing.fillIn({ c: {} });
  expect(session.get()).toBe(state);
  detailing.fillIn({ c: { name: 'Goal' } });
  expect(session.getValue()).toEqual({ ...before, c: { name: 'Goal' } });
});
