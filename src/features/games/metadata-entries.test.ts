import { expect, test } from 'vitest';
import { leadsNowhere, savedSetting, settledEntries } from './metadata-entries.ts';

test.each(['', '  ', 'null', 'undefined'])('an entry with the address "%s" leads nowhere', (uri) => {
  expect(leadsNowhere({ uri })).toBe(true);
});

const stream = { type: 'stream', uri: 'https://live.example', label: 'Live', logo: null } as const;
const blank = { type: 'ticket', uri: ' ', label: 'Soon' } as const;

test('entries that lead nowhere come last, the others keep their order and what they are', () => {
  expect(settledEntries([blank, stream, { type: 'other', uri: 'x.example/', label: null }])).toEqual([
    stream,
    { type: 'other', uri: 'http://x.example', label: null },
    blank,
  ]);
  expect(settledEntries([stream])[0]).toBe(stream);
  const stored = { type: 'other', uri: 'kept.example/' } as const;
  expect(settledEntries([stored], [stored])).toEqual([stored]);
});

test('what leads nowhere is not sent, all else is', () => {
  expect(savedSetting({ gameUuid: 'g', metadata: [stream, blank] })).toEqual({ gameUuid: 'g', metadata: [stream] });
});
