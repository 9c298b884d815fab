import { expect, it } from 'vitest';
import { addressWithSentTimestamps, withSentTimestamps } from './sent-timestamps.ts';

it('sends a moment that nobody touched as any other: without milliseconds and with the suffix +0000', () => {
  const body = { publishDate: '2026-11-21T18:30:05.123Z', slides: [{ visibleFrom: '2026-11-21T18:30:05Z' }] };
  expect(JSON.parse(withSentTimestamps(JSON.stringify(body)))).toEqual({
    publishDate: '2026-11-21T18:30:05+0000',
    slides: [{ visibleFrom: '2026-11-21T18:30:05+0000' }],
  });
});

it.each([
  { title: '2026-11-21T18:30:05.123Z', settings: { unknown: '2026-11-21T18:30:05.123Z' } },
  { text: '"publishDate":"2026-11-21T18:30:05.123Z"' },
  { publishDate: 'at 2026-11-21T18:30:05.123Z' },
  { publishDate: '2026-11-21' },
  { publishDate: '2026-11-21T18:30:05+0000' },
  { publishDate: '2026-11-21T18:30:05.123+02:00' },
])('leaves %j as it is', (body) => {
  expect(JSON.parse(withSentTimestamps(JSON.stringify(body)))).toEqual(body);
});

it('sends a moment of an address in the same form', () => {
  const query = new URLSearchParams({ at: '2026-11-21T18:30:05.123Z', device: 'phone' });
  const sent = addressWithSentTimestamps(`/layouts/a/resolved?${query}`);
  expect(new URL(sent, 'http://x.example').searchParams.get('at')).toBe('2026-11-21T18:30:05+0000');
  expect(addressWithSentTimestamps('/x?query=2026-11-21T18:30:05Z')).toBe('/x?query=2026-11-21T18:30:05Z');
});
