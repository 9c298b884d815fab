import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../contract/entity.ts';
import { EditSession } from '../../../engine/edit-session/edit-session.ts';
import type { Details } from './details.ts';
import { EDITED_UPLOAD, filesChanged, NO_FILES } from './edited-upload.ts';
import { uploadedItem } from './sample-item.ts';
import { valuesOf } from './shared-details.ts';
import type { UploadItem } from './upload-item.ts';
import { useDetails } from './use-details.ts';

const photographer: FieldDefinition = {
  field: 'photographer',
  label: { en: 'Photographer', sv: 'Fotograf' },
  widget: 'text',
};
const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ ...uploadedItem, id, genericName: `${id}.jpg` })) as [
  UploadItem,
  UploadItem,
  UploadItem,
];
const items = [a, b, c];

function open(details: Details) {
  const session = new EditSession(EDITED_UPLOAD, NO_FILES);
  session.replace(details);
  return { session, detailing: renderHook(() => useDetails(session)).result.current };
}

const before: Details = { a: { photographer: 'Kim Ek' }, b: { photographer: 'Lo Ek', legal: 'Free' } };

it('what is done to many is one step, after which what was written since is undone first', () => {
  const { session, detailing } = open(before);
  expect(detailing.applyToAll(a, photographer, items)).toBe('Photographer applied to 3 files');
  // It is what the row for all files says from now on, too.
  const after = {
    'all.image': { photographer: 'Kim Ek' },
    a: { photographer: 'Kim Ek' },
    b: { photographer: 'Kim Ek', legal: 'Free' },
    c: { photographer: 'Kim Ek' },
  };
  expect(session.getValue()).toEqual(after);
  detailing.change(c, 'photographer', 'Bo Ek');
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

it('says something of all files by one step, which files of other kinds take no part in', () => {
  const { session, detailing } = open({});
  session.dispatch(filesChanged(NO_FILES, items));
  detailing.change(a, 'photographer', 'Lo');
  const told = () => items.map((item) => valuesOf(session.getValue(), item).photographer);
  // Letter by letter, over what one file says: that is its own.
  for (const text of ['L', 'Lo', 'Lo ', 'Lo Ek']) detailing.changeAll(['image'], 'photographer', text);
  expect(told()).toEqual(['Lo', 'Lo Ek', 'Lo Ek']);
  expect(valuesOf(session.getValue(), { ...b, kind: 'video' }).photographer).toBeUndefined();
  session.step('undo');
  expect(told()).toEqual(['Lo', undefined, undefined]);
});

it('leaves a field empty that was emptied after something was said of all, and fills one that was so before', () => {
  const { session, detailing } = open({});
  detailing.change(a, 'legal', 'Free');
  detailing.change(a, 'legal', '');
  detailing.changeAll(['image'], 'legal', 'Ask us');
  detailing.change(b, 'legal', '');
  expect(items.map((item) => valuesOf(session.getValue(), item).legal)).toEqual(['Ask us', '', 'Ask us']);
});
