import { expect, it } from 'vitest';
import { EditSession } from '../../../engine/edit-session/edit-session.ts';
import { withValue } from './details.ts';
import {
  awaitedChanged,
  changedDetails,
  describeChanged,
  EDITED_UPLOAD,
  filesChanged,
  NO_FILES,
} from './edited-upload.ts';
import { keptIn, restored } from './kept-uploads.ts';
import { uploaded, uploadedItem } from './sample-item.ts';
import { valuesOf } from './shared-details.ts';
import type { UploadItem } from './upload-item.ts';
import type { UploadState } from './upload-state.ts';

const upload = { uploadKey: 'u1', mediaString: uploaded.mediaString, preSignedUrl: '', headers: {}, expiresAt: '' };
const ticket: UploadItem['ticket'] = { upload };
const item = (id: string, state: UploadState): UploadItem => ({ ...uploadedItem, id, ticket, state });
const here: UploadState = { step: 'uploaded', uploaded };
const media = { id: 'm1', type: 'image', name: 'Goal', mediaString: 'x' } as const;

function sessionOf(...items: readonly UploadItem[]) {
  const session = new EditSession(EDITED_UPLOAD, NO_FILES);
  session.dispatch(filesChanged(NO_FILES, items));
  return session;
}

it.each<[UploadState, boolean]>([
  [{ step: 'waiting' }, true],
  [{ step: 'paused' }, true],
  [here, true],
  [{ step: 'twin', twin: media }, false],
  [{ step: 'existing', twin: media }, false],
  [{ step: 'saved', media }, false],
])('a file that is %o may be lost: %s', (state, isUnsaved) => {
  expect(sessionOf(item('1', state)).isDirty()).toBe(isUnsaved);
});

it('may lose what was typed about files that are to be chosen again', () => {
  const session = sessionOf();
  session.dispatch(awaitedChanged(NO_FILES, [{ genericName: 'a.jpg', size: 1, values: {} }]));
  expect(session.isDirty()).toBe(true);
  session.dispatch(filesChanged(session.get().base, []));
  expect(session.isDirty()).toBe(true);
});

it('forgets what was typed about a file once it is saved, in every step, and keeps the rest', () => {
  const session = sessionOf(item('1', here), item('2', here));
  session.replace(withValue(session.getValue(), '1', 'name', 'Goal'));
  session.replace(withValue(session.getValue(), '2', 'name', 'Save'));
  const before = session.getValue();
  session.dispatch(filesChanged(session.get().base, [item('1', here), item('2', { step: 'reporting' })]));
  expect(session.getValue()).toBe(before);
  session.dispatch(filesChanged(session.get().base, [item('1', { step: 'saved', media }), item('2', here)]));
  expect(session.getValue()).toMatchObject({ '2': { name: 'Save' } });
  session.step('undo');
  expect(session.getValue()).toMatchObject({ '2': {} });
  expect(session.step('undo')).toBeUndefined();
  session.step('redo');
  expect(session.getValue()).toMatchObject({ '2': { name: 'Save' } });
});

it('says of files that are added later what is said of all, until no file is left', () => {
  const session = sessionOf(item('1', here));
  session.replace({ 'all.image': { photographer: 'Kim Ek' } });
  session.dispatch(filesChanged(session.get().base, [item('1', { step: 'saved', media }), item('2', here)]));
  expect(valuesOf(session.getValue(), item('2', here))).toEqual({ name: 'goal', photographer: 'Kim Ek' });
  session.dispatch(filesChanged(session.get().base, [item('2', { step: 'saved', media })]));
  expect(session.getValue()).toEqual({});
});

it('names each property that a step changed once, and leads to the first', () => {
  const before = { a: { name: 'Goal', legal: 'Free' }, b: { photographer: 'Kim Ek' } };
  const after = { a: { name: 'Goal', legal: 'Free', photographer: 'Lo Ek' }, b: { photographer: 'Lo Ek' } };
  const places = changedDetails({ before, after });
  expect(places).toEqual([
    { id: 'a', name: 'photographer' },
    { id: 'b', name: 'photographer' },
  ]);
  expect(describeChanged(places, ({ name }) => name)).toEqual({ names: ['photographer'], focus: 'a.photographer' });
  expect(changedDetails({ before, after: before })).toEqual([]);
});

it('comes back from a draft: uploaded files with their words, and the words of the others', () => {
  const session = sessionOf(item('1', here), item('2', { step: 'paused' }));
  session.replace({ '1': { name: 'Goal' }, '2': { name: 'Save' }, 'all.image': { legal: 'Free' } });
  const { base, value } = session.get();
  const draft = JSON.parse(JSON.stringify({ base, edited: value })) as { base: object; edited: object };
  const kept = keptIn(draft);
  expect(kept).toMatchObject({
    uploads: [{ id: '1', values: { name: 'Goal' } }],
    awaited: [{ genericName: 'goal.jpg', size: 1, values: { name: 'Save' } }],
  });
  expect(kept && restored(kept, 7)).toMatchObject({
    items: [{ id: '7-1', state: here, ticket, isWantedTwice: true }],
    details: { '7-1': { name: 'Goal' }, 'all.image': { legal: 'Free' } },
  });
});

it.each([
  [{ uploads: [], awaited: [] }, {}],
  [{ items: [{ id: '1' }], awaited: [] }, {}],
  [{ items: [{ ...item('1', here), ticket: undefined }], awaited: [] }, {}],
  [{ items: [], awaited: [{ genericName: 'a.jpg' }] }, {}],
  [{ items: [], awaited: [] }, { '1': 'Goal' }],
])('brings nothing back from a draft of another form: %o', (base, edited) => {
  expect(keptIn({ base, edited })).toBeUndefined();
});
