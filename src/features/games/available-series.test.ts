import { expect, test } from 'vitest';
import { AVAILABLE_DATES, seriesOf } from './available-series.ts';

test('each series of the competitions comes once, in the order in which they first come', () => {
  const [a, b] = [
    { uuid: 'a', displayName: 'A' },
    { uuid: 'b', displayName: 'B' },
  ];
  expect(seriesOf([{ series: b }, { series: a }, { series: b }])).toEqual([b, a]);
});

test('the dates are the specification’s', () => {
  expect(AVAILABLE_DATES).toEqual(['2023', '2022']);
});
