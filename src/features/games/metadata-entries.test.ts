import { expect, test } from 'vitest';
import { entriesToSave, leadsNowhere } from './metadata-entries.ts';

test.each(['', '  ', 'null', 'undefined'])('an entry with the address "%s" leads nowhere', (uri) => {
  expect(leadsNowhere({ uri })).toBe(true);
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
