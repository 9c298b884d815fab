import { expect, test } from 'vitest';
import { entriesToSave, leadsNowhere, moved, settledUri } from './metadata-entries.ts';

test.each(['', '  ', 'null', 'undefined'])('an entry with the address "%s" leads nowhere', (uri) => {
  expect(leadsNowhere({ uri })).toBe(true);
});

test.each([
  ['tickets.example.com/', 'http://tickets.example.com'],
  ['https://a.example//', 'https://a.example'],
  [' a.example/x ', 'http://a.example/x'],
  ['two words.example', 'two words.example'],
])('"%s" is kept as "%s"', (written, kept) => {
  expect(settledUri(written)).toBe(kept);
});

test('entries that lead nowhere are dropped, the others keep their order and what they are', () => {
  const stream = { type: 'stream', uri: 'https://live.example', label: 'Live', logo: null } as const;
  expect(
    entriesToSave([{ type: 'ticket', uri: '' }, stream, { type: 'other', uri: 'x.example/', label: null }]),
  ).toEqual([stream, { type: 'other', uri: 'http://x.example', label: null }]);
  expect(entriesToSave([stream])[0]).toBe(stream);
  const stored = { type: 'other', uri: 'kept.example/' } as const;
  expect(entriesToSave([stored], [stored])).toEqual([stored]);
});

test('an entry is taken to another place', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
