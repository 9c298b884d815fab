import { expect, test } from 'vitest';
import { awaitedOf, namesText, stillAwaited, wordsFor } from './awaited-files.ts';
import { faultOf } from './file-fault.ts';
import type { UploadItem } from './upload-item.ts';
import type { UploadState } from './upload-state.ts';

function item(id: string, state: UploadState, genericName = `${id}.jpg`, size = 10): UploadItem {
  const none = { kind: undefined, checked: undefined, thumb: undefined, ticket: undefined };
  return { id, genericName, size, state, isWantedTwice: false, ...none };
}

const waiting: UploadState = { step: 'waiting' };

test('kept is what is known of files that have not arrived, and of no others', () => {
  const items = [
    item('sending', { step: 'sending', sent: 3 }),
    item('failed', { step: 'failed', failure: { status: 500 } }),
    item('untyped', waiting),
    item('twin', { step: 'twin', twin: { id: '1', type: 'image', name: 'x', mediaString: 'x' } }),
    item('refused', { step: 'refused', fault: faultOf('empty') }),
    item('cancelled', { step: 'cancelled' }),
  ];
  const details = {
    sending: { name: 'A goal' },
    failed: { tags: [{ value: 'custom.goal' }] },
    refused: { name: 'x' },
    cancelled: { name: 'x' },
  };
  expect(awaitedOf(items, details)).toEqual([
    { genericName: 'sending.jpg', size: 10, values: { name: 'A goal' } },
    { genericName: 'failed.jpg', size: 10, values: { tags: [{ value: 'custom.goal' }] } },
    { genericName: 'untyped.jpg', size: 10, values: {} },
  ]);
});

test('a file that is chosen again is known by its name and its size', () => {
  const awaited = [
    { genericName: 'image.jpg', size: 10, values: { name: 'First' } },
    { genericName: 'image.jpg', size: 11, values: { name: 'Second' } },
  ];
  const chosen = [item('1', waiting, 'image.jpg', 11), item('2', waiting, 'image.jpg', 12), item('3', waiting)];
  expect(wordsFor(chosen, awaited, { items: [], details: {} })).toEqual({ 1: { name: 'Second' } });
  expect(stillAwaited(awaited, chosen)).toEqual([awaited[0]]);
});

test('a file that was refused because it was changed gives its words to the changed one', () => {
  const before = {
    items: [
      item('a', { step: 'refused', fault: faultOf('changed') }),
      item('b', { step: 'refused', fault: faultOf('truncated') }),
    ],
    details: { a: { name: 'A goal' }, b: { name: 'x' } },
  };
  const chosen = [item('1', waiting, 'a.jpg', 12), item('2', waiting, 'b.jpg', 12)];
  expect(wordsFor(chosen, [], before)).toEqual({ 1: { name: 'A goal' } });
});

test('names within a sentence are few and short, and keep their direction to themselves', () => {
  expect(namesText(['a.jpg'])).toBe('a.jpg');
  expect(namesText(['🏒'.repeat(300)])).toBe(`${'🏒'.repeat(39)}…`);
  expect(namesText(['مباراة.jpg', 'b.jpg'])).toBe('\u2068مباراة.jpg\u2069, b.jpg');
  expect(namesText(Array.from({ length: 7 }, (_, index) => `${index}`)).split(', ')).toHaveLength(6);
});
