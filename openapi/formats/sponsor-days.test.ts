import { expect, test } from 'vitest';
import { sponsorTime } from './sponsor-days.ts';

const sponsor = { active: true, contractFrom: '2026-07-01', contractUntil: '2027-06-30' };

test.each([
  ['2026-06-30', 'upcoming'],
  ['2026-07-01', 'shown'],
  ['2027-06-30', 'shown'],
  ['2027-07-01', 'ended'],
])('by its contract a sponsor is on %s %s', (day, time) => {
  expect(sponsorTime({ sponsor }, day)).toBe(time);
});

test('the days of the group narrow the contract, and never widen it', () => {
  const narrow = { sponsor, visibleFrom: '2026-12-01', visibleUntil: '2026-12-31' };
  expect(['2026-11-30', '2026-12-31', '2027-01-01'].map((day) => sponsorTime(narrow, day))).toEqual([
    'upcoming',
    'shown',
    'ended',
  ]);
  expect(sponsorTime({ sponsor, visibleUntil: '2028-01-01' }, '2027-07-01')).toBe('ended');
});

test('one that is switched off, or that nobody knows any more, is not shown on any day', () => {
  expect(sponsorTime({ sponsor: { ...sponsor, active: false } }, '2026-12-01')).toBe('off');
  expect(sponsorTime({ sponsor: null }, '2026-12-01')).toBe('off');
});
