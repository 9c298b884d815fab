import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { columnGrowth, columnNeeds, leadIndex } from './column-needs.ts';

test('columns are fitted in their order beside the one that names the row, which always stands', () => {
  const columns = [{ isPicture: true, width: 64 }, {}, { width: 120 }, { width: 120 }, { width: 120 }];
  expect(leadIndex(columns)).toBe(1);
  expect(columnNeeds(columns, 92)).toEqual([0, 0, 0, 600, 720]);
  expect(columnNeeds([{}, { width: 90 }], 0)).toEqual([0, 0]);
});

test('the column that names the row needs less where another one was made wider by hand', () => {
  const columns = [{}, { width: 240, isByHand: true }, { width: 200 }];
  expect(columnNeeds(columns, 0)).toEqual([0, 0, 520]);
});

test('the others grow as they did where one was made wider by hand', () => {
  const [team, club] = [
    { width: 136, isGrowing: true },
    { width: 136, isGrowing: true },
  ];
  const before = columnGrowth([{}, team, club], 0);
  expect(before[2]).toBeDefined();
  const after = columnGrowth([{}, { ...team, width: 300, ownWidth: 136, isByHand: true }, club], 0);
  expect(after).toEqual([undefined, undefined, before[2]]);
});

test('the styles know every step', () => {
  const styles = readFileSync('src/ui/column-needs.module.css', 'utf8');
  const steps = Array.from({ length: 50 }, () => ({ width: 40 }));
  const needed = new Set(columnNeeds([{}, ...steps], 0).filter((needs) => needs > 0));
  expect([...needed].filter((needs) => !styles.includes(`[data-needs="${needs}"]`))).toEqual([]);
  expect(Math.max(...needed)).toBe(2000);
});

test('columns of words share the room of a wide table by their widths, and a name that has enough gets less', () => {
  const columns = [
    { isPicture: true, width: 56 },
    { isGrowing: true },
    { width: 160 },
    { isGrowing: true, width: 120 },
    { isGrowing: true, width: 280 },
  ];
  const from = 88 + 56 + 320 + 160 + 120 + 280;
  const growing = 80 + 120 + 280;
  expect(columnGrowth(columns, 88)).toEqual([
    undefined,
    undefined,
    undefined,
    { from, share: 120 / growing },
    { from, share: 280 / growing },
  ]);
});
