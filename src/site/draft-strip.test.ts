import { expect, test } from 'vitest';
import { changingDays, firstEmptyDay, logosOn } from './draft-strip.tsx';

const sponsor = (name: string, contractUntil: string | null, contractFrom: string | null = null) => ({
  sponsorId: name,
  sponsor: { name, active: true, contractFrom, contractUntil, logoUrl: `/${name}.png`, logoDarkUrl: null },
});

test('a strip shows on a day what has begun and not ended', () => {
  const sponsors = [sponsor('a', '2026-12-31'), sponsor('b', null, '2027-02-01')];
  const names = (day: string) => logosOn({ sponsors }, day).map(({ name }) => name);
  expect([names('2026-12-31'), names('2027-01-01'), names('2027-02-01')]).toEqual([['a'], [], ['b']]);
});

test('the first day without a logo is told, the days of the strip itself included', () => {
  const sponsors = [sponsor('a', '2026-12-31'), sponsor('b', null, '2027-02-01')];
  expect(firstEmptyDay({ sponsors }, '2026-11-25')).toBe('2027-01-01');
  expect(firstEmptyDay({ sponsors }, '2027-03-01')).toBeUndefined();
  const short = { ...sponsor('c', null), visibleUntil: '2028-02-28' };
  expect(firstEmptyDay({ sponsors: [short] }, '2026-11-25')).toBe('2028-02-29');
  expect(firstEmptyDay({ sponsors: [] }, '2026-11-25')).toBe('2026-11-25');
});

test('the days on which a strip changes are those on which contracts and its own days begin, or are over', () => {
  const sponsors = [
    sponsor('a', '2026-12-31', '2026-01-01'),
    { ...sponsor('b', '2026-12-31'), visibleFrom: '2026-11-30' },
  ];
  expect(changingDays({ sponsors })).toEqual(['2026-01-01', '2026-11-30', '2027-01-01']);
});
