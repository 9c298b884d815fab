import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { JsonObject } from './json.ts';
import { nameOf, placeOf, type Spot, spotAt } from './spots.ts';

const read = (name: string) => JSON.parse(readFileSync(`forms/${name}.json`, 'utf8')) as JsonObject;
const team = read('team');

it.each<[Spot, string]>([
  [{ kind: 'field', field: 'teamNames.short' }, 'Short name'],
  [{ kind: 'section', name: 'club' }, 'Club'],
  [{ kind: 'column', field: 'teamCode' }, 'Code'],
  [{ kind: 'filter', parameter: 'changedFrom' }, 'Changed'],
  [{ kind: 'link', path: '/sports/game?team={uuid}' }, 'Games'],
  [{ kind: 'list' }, 'Teams'],
  [{ kind: 'definition' }, 'Team'],
])('%j is found and named, and so is what lies in it', (spot, name) => {
  const place = placeOf(team, spot);
  expect(place && nameOf(team, spot, 'en')).toBe(name);
  expect(place && spotAt(team, [...place, 'label', 'en'])).toEqual(spot);
});

it('a field of a row is found within its list', () => {
  const links = read('social-media-links');
  const spot: Spot = { kind: 'field', field: 'links', item: 'url' };
  const place = placeOf(links, spot);
  expect(place?.at(-2)).toBe('items');
  expect(place && spotAt(links, [...place, 'label'])).toEqual(spot);
  expect(placeOf(links, { kind: 'field', field: 'nothing' })).toBeUndefined();
});
