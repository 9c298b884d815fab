import { expect, it } from 'vitest';
import { daysOf, isBackwards, isDay, PRESETS } from './days.ts';

it('knows days that exist from texts that look like them', () => {
  expect(['2024-02-29', '2026-12-31'].map(isDay)).toEqual([true, true]);
  expect(['2023-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00', '', 'today'].map(isDay)).toEqual(
    Array.from({ length: 6 }, () => false),
  );
});

it('counts its presets from today, across months and years', () => {
  const now = new Date(2026, 0, 3, 0, 30);
  expect(Object.fromEntries(PRESETS.map((preset) => [preset, daysOf(preset, now)]))).toEqual({
    today: { from: '2026-01-03', until: '2026-01-03' },
    last7: { from: '2025-12-28', until: '2026-01-03' },
    last30: { from: '2025-12-05', until: '2026-01-03' },
    thisMonth: { from: '2026-01-01', until: '2026-01-31' },
    thisYear: { from: '2026-01-01', until: '2026-12-31' },
    lastYear: { from: '2025-01-01', until: '2025-12-31' },
  });
});

it('refuses a range that ends before it begins, not one of a single day or one that is open', () => {
  expect(isBackwards({ from: '2026-01-02', until: '2026-01-01' })).toBe(true);
  expect(isBackwards({ from: '2026-01-02', until: '2026-01-02' })).toBe(false);
  expect(isBackwards({ from: '2026-01-02', until: null })).toBe(false);
});
