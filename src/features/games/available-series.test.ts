import { afterEach, expect, test, vi } from 'vitest';
import { configureApi } from '../../contract/fetcher.ts';
import { sampleSettings } from '../../contract/sample-settings.ts';
import { AVAILABLE_DATES, seriesOf, seriesOfGames, withOthers } from './available-series.ts';

const [a, b] = [
  { uuid: 'a', displayName: 'A' },
  { uuid: 'b', displayName: 'B' },
];

afterEach(() => vi.unstubAllGlobals());

test('each series of the competitions comes once, in the order in which they first come', () => {
  expect(seriesOf([{ series: b }, { series: a }, { series: b }])).toEqual([b, a]);
});

test('what both calls name comes once', () => {
  expect(withOthers([a], [b, a])).toEqual([a, b]);
});

test('the dates are the specification’s', () => {
  expect(AVAILABLE_DATES).toEqual(['2023', '2022']);
});

test('a series that has games is offered whenever it began, beside those of the fixed call', async () => {
  const asked: string[] = [];
  configureApi(sampleSettings);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    const items = url.includes('/ssgts/available') ? [{ series: b }] : [a];
    return new Response(JSON.stringify({ items, total: 1 }));
  });
  expect(await seriesOfGames.read('').queryFn({ signal: AbortSignal.timeout(5_000) })).toEqual([a, b]);
  expect(asked.sort()).toEqual([
    '/api/sports-v2/series?withGames=true&page=1&pageSize=100',
    '/api/sports-v2/ssgts/available?date=2023&date=2022&page=1&pageSize=100',
  ]);
});
