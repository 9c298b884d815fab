import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { columnNeeds, leadIndex } from './column-needs.ts';

test('columns are fitted in their order beside the one that names the row, which always stands', () => {
  const columns = [{ isPicture: true, width: 64 }, {}, { width: 120 }, { width: 120 }, { width: 120 }];
  expect(leadIndex(columns)).toBe(1);
  expect(columnNeeds(columns, 92)).toEqual([0, 0, 0, 600, 720]);
  expect(columnNeeds([{}, { width: 90 }], 0)).toEqual([0, 0]);
});

test('the styles know every step', () => {
  const styles = readFileSync('src/ui/column-needs.module.css', 'utf8');
  const steps = Array.from({ length: 50 }, () => ({ width: 40 }));
  const needed = new Set(columnNeeds([{}, ...steps], 0).filter((needs) => needs > 0));
  expect([...needed].filter((needs) => !styles.includes(`[data-needs="${needs}"]`))).toEqual([]);
  expect(Math.max(...needed)).toBe(2000);
});
