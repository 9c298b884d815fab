import { expect, it } from 'vitest';
import type { LayoutStop, ResolvedLayout } from '../../../../generated/model/index.ts';
import { changedTimes } from './shown-in.ts';

const stop = (at: string, slideId: string, change: LayoutStop['change'] = 'slideAppears'): LayoutStop => ({
  ...{ at, change, sectionId: 's', slideId, title: slideId, titles: [] },
});
const page = (...stops: LayoutStop[]): ResolvedLayout => ({
  ...{ at: '2026-11-26T12:00:00Z', device: 'desktop', name: 'Start page', games: [], groups: [], stops },
  settings: {},
});

it('tells the moments of the next day at which a publish changes what begins and ends, each once', () => {
  const stays = stop('2026-11-26T15:00:00Z', 'stays');
  const before = page(stays, stop('2026-11-26T20:00:00Z', 'moved'));
  const after = page(
    { ...stays, at: '2026-11-26T15:00:00.000Z' },
    stop('2026-11-26T18:00:00Z', 'moved'),
    stop('2026-11-26T18:00:00Z', 'tonight'),
    stop('2026-11-26T21:00:00Z', 'tonight', 'slideEnds'),
    stop('2026-11-28T18:00:00Z', 'later'),
  );
  expect(changedTimes({ before, after }, '2026-11-27T12:00:00Z')).toEqual([
    '2026-11-26T18:00:00Z',
    '2026-11-26T20:00:00Z',
    '2026-11-26T21:00:00Z',
  ]);
});
