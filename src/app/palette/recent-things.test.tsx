import { beforeEach, expect, it } from 'vitest';
import { forgetWorkOf } from '../../engine/values/user-storage.ts';
import { addRecentThing, readRecentThings } from './recent-things.ts';

const place = { user: 'alva', instanceId: 'frost1_frost' };
const now = Date.now();
const thing = (name: string, at = now) => ({ href: `/sports/teams/${name}/edit`, title: name, kind: 'team', at });

beforeEach(() => localStorage.clear());

it('keeps each thing once, the last one first, and only eight of them', () => {
  for (let n = 0; n < 12; n++) addRecentThing(place, thing(`t${n}`));
  addRecentThing(place, thing('t9'));
  expect(readRecentThings(place).map(({ title }) => title)).toEqual(['t9', 't11', 't10', 't8', 't7', 't6', 't5', 't4']);
});

it('keeps them for a site and a user, for twelve hours', () => {
  addRecentThing(place, thing('old', now - 13 * 60 * 60 * 1000));
  addRecentThing(place, thing('new'));
  expect(readRecentThings(place).map(({ title }) => title)).toEqual(['new']);
  expect(readRecentThings({ ...place, instanceId: 'other' })).toEqual([]);
  expect(readRecentThings({ ...place, user: 'bo' })).toEqual([]);
});

it('goes when the user signs out, as drafts do', () => {
  addRecentThing(place, thing('one'));
  forgetWorkOf('alva');
  expect(readRecentThings(place)).toEqual([]);
});

it('is empty where the storage holds nonsense', () => {
  localStorage.setItem('touchline.recent/alva/frost1_frost/visited', '[{"href":"javascript:1","title":"x","at":1},7]');
  expect(readRecentThings(place)).toEqual([]);
});
