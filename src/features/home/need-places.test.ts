import { expect, it } from 'vitest';
import type { HomeChange, HomeNeed } from '../../../generated/model/index.ts';
import { changeAddress, needAddress } from './need-places.ts';

const days = ['2026-11-27', '2026-11-26'] as const;
const need = (reason: HomeNeed['reason'], total: number, part: string | null = null): HomeNeed => ({
  reason,
  total,
  things: [{ id: 'a1', part, title: 'A', titles: [], at: null }],
});

it('leads to the one thing that needs somebody, and to the list of several', () => {
  expect(needAddress(need('sponsorEndsSoon', 1), days)).toBe('/sponsors/all/a1/edit?field=contractUntil');
  expect(needAddress(need('sponsorEndsSoon', 2), days)).toBe('/sponsors/all?state=endingSoon');
  expect(needAddress(need('playerConsentEndsSoon', 2), days)).toBe('/sports/players?portraitConsentState=endingSoon');
  expect(needAddress(need('staffConsentEndsSoon', 1), days)).toBe(
    '/sports/staff-managers/a1/profile?field=portraitConsentUntil',
  );
  expect(needAddress(need('deadRoute', 3), days)).toBe('/menu/routes?state=dead');
  expect(needAddress(need('pictureIncomplete', 2), days)).toBe('/media-and-files/image/list?incomplete=true');
  expect(needAddress(need('gameWithoutResult', 4), days)).toBe('/sports/game?status=upcoming&startsUntil=2026-11-26');
});

it('leads to the very section of a layout, and to the first of what no list shows', () => {
  expect(needAddress(need('layoutError', 5, 's 1'), days)).toBe('/layouts-pages/a1?open=s+1');
  expect(needAddress(need('articleEmbargoEndsToday', 2), days)).toBe('/articles/a1/edit?field=metadata.embargoUntil');
  expect(needAddress(need('articleLeavesToday', 2), days)).toBe('/articles/a1/edit?field=metadata.unpublishAt');
});

it('leads to a changed thing, or to the list where it stood', () => {
  const change = (changed: Partial<HomeChange>) =>
    changeAddress({ entityId: 'x', action: 'changed', ...changed } as HomeChange);
  expect(change({ entity: 'team' })).toBe('/sports/teams/x/edit');
  expect(change({ entity: 'team', action: 'deleted' })).toBe('/sports/teams');
  expect(change({ entity: 'menu' })).toBe('/menu');
  expect(change({ entity: 'access' })).toBeUndefined();
});
