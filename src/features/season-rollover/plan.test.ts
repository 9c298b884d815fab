import { expect, it } from 'vitest';
import type { ConnectedTeam, Season, Ssgt } from '../../../generated/model/index.ts';
import { firstChoice, newSeason, planRollover, seasonTitle, ssgtTitle } from './plan.ts';

const audit = { createdAt: null, createdBy: null, lastModified: null };
const ssgt: Ssgt = {
  ...audit,
  uuid: 'old',
  displayName: 'Northern Ice League 2026/2027',
  titles: [],
  state: 'active',
  teamCount: 2,
  gameCount: 90,
  season: { uuid: 's26', code: '2026', displayName: '2026/2027' },
  series: { uuid: 'nil', code: 'NIL', displayName: 'Northern Ice League' },
  gameType: { uuid: 'regular', code: 'regular', displayName: 'Regular season' },
  names: [
    { language: 'en', translation: 'Northern Ice League 2026/2027' },
    { language: 'sv', translation: 'Nordisligan 26/27' },
  ],
  extIds: [{ extId: '4711', extIdType: { uuid: 'r', code: 'isa', visible: true, name: 'Register' } }],
  active: true,
  defaultForSeries: true,
  deleted: false,
};
const team = (uuid: string): ConnectedTeam => ({
  uuid,
  displayName: `Team ${uuid}`,
  teamCode: uuid,
  logo: null,
  extIds: [],
  gameCount: 4,
});
const teams = [team('a'), team('b')];
const season = (code: string, name: string): Season => ({
  ...audit,
  uuid: `s${code}`,
  code,
  displayName: name,
  names: [{ language: 'display', translation: name }],
  deleted: false,
});
const seasons = [{ ...season('2026', '2026/2027'), uuid: 's26' }];

it('offers the season of the next year, made after the old one, and advances every name', () => {
  const choice = firstChoice(ssgt, teams, seasons);
  expect(choice).toMatchObject({
    season: { kind: 'new', code: '2027', names: [{ language: 'display', translation: '2027/2028' }] },
    names: [
      { language: 'en', translation: 'Northern Ice League 2027/2028' },
      { language: 'sv', translation: 'Nordisligan 27/28' },
    ],
    active: true,
    defaultForSeries: false,
  });
  expect([...choice.teams]).toEqual(['a', 'b']);
});

it('takes the season of the next year where it is there', () => {
  const choice = firstChoice(ssgt, teams, [season('2027', 'Next'), ...seasons]);
  expect(choice.season).toMatchObject({ kind: 'existing', uuid: 's2027', code: '2027' });
  expect(seasonTitle(choice.season, 'en')).toBe('Next');
});

it('plans nothing but what was chosen: same series, no external ids, the chosen teams', () => {
  const choice = { ...firstChoice(ssgt, teams, seasons), teams: new Set(['b']) };
  const plan = planRollover(ssgt, teams, choice);
  expect(plan).toEqual({
    season: choice.season,
    ssgt: {
      series: { uuid: 'nil' },
      gameType: { uuid: 'regular' },
      names: choice.names,
      extIds: [],
      active: true,
      defaultForSeries: false,
      deleted: false,
    },
    unnamed: ['display', 'en', 'sv'].map((language) => ({
      language,
      translation: 'Northern Ice League 2027/2028 Regular season',
    })),
    teams: [{ uuid: 'b', displayName: 'Team b' }],
  });
  expect(ssgtTitle(plan, 'sv')).toBe('Nordisligan 27/28');
});

it('leaves names out that were emptied, and goes by what it is made of then, as the service does', () => {
  const choice = { ...firstChoice(ssgt, teams, seasons), names: [{ language: 'en' as const, translation: '  ' }] };
  const plan = planRollover(ssgt, teams, choice);
  expect(plan.ssgt.names).toEqual([]);
  expect(ssgtTitle(plan, 'en')).toBe('Northern Ice League 2027/2028 Regular season');
});

it('goes by what it is made of in the language of whoever reads it', () => {
  const names = [
    { language: 'en' as const, translation: 'Regular season' },
    { language: 'sv' as const, translation: 'Grundserie' },
  ];
  const choice = { ...firstChoice(ssgt, teams, seasons), gameType: { ...ssgt.gameType, names }, names: [] };
  const plan = planRollover(ssgt, teams, choice);
  expect(ssgtTitle(plan, 'en')).toBe('Northern Ice League 2027/2028 Regular season');
  expect(ssgtTitle(plan, 'sv')).toBe('Northern Ice League 2027/2028 Grundserie');
});

it('names a season by its years where the old one tells none', () => {
  const next = newSeason(2027, { year: 2026, names: [{ language: 'en', translation: 'This season' }] });
  expect(seasonTitle(next, 'en')).toBe('2027/2028');
  expect(seasonTitle(newSeason(2027, { year: undefined, names: [] }), 'sv')).toBe('2027/2028');
});

it('copes with a season whose code is no year', () => {
  const odd = { ...ssgt, season: { uuid: 'x', code: 'spring' } };
  const choice = firstChoice(odd, teams, []);
  expect(choice.names).toEqual(ssgt.names);
  expect(choice.season).toMatchObject({ kind: 'new' });
});
