import { expect, it } from 'vitest';
import type { LayoutStop, ResolvedLayout, ResolvedSection } from '../../../../generated/model/index.ts';
import { changedTimes, changeOf, isSameChange } from './shown-in.ts';

const stop = (at: string, slideId: string, change: LayoutStop['change'] = 'slideAppears'): LayoutStop => ({
  ...{ at, change, sectionId: 's', slideId, title: slideId, titles: [] },
});
const page = (...stops: LayoutStop[]): ResolvedLayout => ({
  ...{ at: '2026-11-26T12:00:00Z', device: 'desktop', name: 'Start page', games: [], groups: [], stops },
  settings: {},
});

const sampleResolved = (id: string): ResolvedSection => ({
  ...{ id, type: 'TEXT', title: id, showTitle: true, span: 1, state: 'shown' },
  ...{ config: {}, items: [], problems: [], found: { matching: 0, required: 0, leftOut: 0, newest: null } },
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

it('tells what a publish lets appear and disappear, and whether that is the same at another moment', () => {
  const shows = (...ids: string[]): ResolvedLayout => {
    const sections = ids.map((id) => sampleResolved(id));
    return { ...page(), groups: [{ id: 'g', name: 'g', area: 'main', columns: 1, visible: true, sections }] };
  };
  const [then, later] = [
    { before: shows('old', 'stays'), after: shows('stays', 'new') },
    { before: shows('stays'), after: shows('stays', 'new') },
  ];
  expect(changeOf(then, (type) => type)).toEqual({ appears: ['new'], goes: ['old'] });
  const untitled = { ...sampleResolved('text'), title: '' };
  const [group] = shows('text').groups;
  const after = { ...page(), groups: group ? [{ ...group, sections: [untitled] }] : [] };
  expect(changeOf({ before: page(), after }, (type) => `a ${type}`).appears).toEqual(['a TEXT']);
  expect(isSameChange(then, then)).toBe(true);
  expect(isSameChange(then, later)).toBe(false);
});
