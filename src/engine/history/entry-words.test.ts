import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { ssgt } from '../../../generated/forms/ssgt.ts';
import { team } from '../../../generated/forms/team.ts';
import type { AuditChange } from '../../../generated/model/auditChange.ts';
import type { Entity } from '../../contract/entity.ts';
import type { Text } from '../../contract/text.ts';
import { nameIn } from '../entity/row-name.ts';
import type { ValueWords } from '../merge/value-text.ts';
import { entryWords } from './entry-words.ts';

afterEach(async () => {
  await i18next.changeLanguage('en');
});

/** What changes are called in the language of the moment. */
function words(entity: Entity | undefined, ...changes: AuditChange[]): string[] {
  return wordsOf('changed', entity, changes);
}

function wordsOf(action: 'changed' | 'deleted', entity: Entity | undefined, changes: AuditChange[]): string[] {
  const language = i18next.language === 'sv' ? 'sv' : 'en';
  const text = (one: Text): string => one[language];
  const values: ValueWords = {
    text,
    name: (value) => nameIn(language, value),
    country: (code) => code,
    language: (code) => code,
    thing: () => undefined,
    point: () => '',
    picture: 'Picture',
    part: () => undefined,
    contactKind: (kind) => kind,
    yesNo: ['Yes', 'No'],
  };
  return entryWords({ action, changes }, entity, { t: i18next.t, text, values });
}

const named = (displayName: string) => ({ uuid: displayName, displayName });

it('says which teams were connected and disconnected, the first few by name', async () => {
  const after = ['Almviken HC', 'Björnvik BK', 'Isdalen SK', 'Norrstrand IK'].map(named);
  const change = { path: 'teams', before: [named('Älvnäs IF')], after };
  expect(words(ssgt, change)).toEqual([
    'Connected Almviken HC, Björnvik BK, Isdalen SK, 1 more',
    'Disconnected Älvnäs IF',
  ]);
  await i18next.changeLanguage('sv');
  expect(words(ssgt, change)[1]).toBe('Kopplade bort Älvnäs IF');
});

it('calls fields and choices as their form does, in the order of the form', async () => {
  const changes = [
    { path: 'gender', before: 'male', after: 'female' },
    { path: 'displayName', before: 'Frost', after: 'Frosthamn' },
    { path: 'deleted', before: true, after: false },
  ];
  expect(words(team, ...changes)).toEqual(['Display name: Frost → Frosthamn', 'Gender: Male → Female', 'Restored']);
  await i18next.changeLanguage('sv');
  expect(words(team, ...changes)[1]).toBe('Kön: Herr → Dam');
});

it('tells nothing as JSON, whatever was recorded', () => {
  const strange = { uuid: 'x1', deep: { startsAt: '2026-11-27T18:00:00Z', on: true }, list: ['a', 'b'] };
  const told = words(
    undefined,
    { path: 'hideInListing', before: null, after: strange },
    { path: 'rows', after: [strange] },
  );
  expect(told.join(' ')).not.toMatch(/[{}[\]"]/);
  expect(told[0]).toMatch(/^Hide in listing: 2026-11-2\d \d{2}:\d{2} · Yes · a, b$/);
  expect(told[1]).toMatch(/^Rows: added 2026/);
});

it('says of what is gone only that', () => {
  const { t } = i18next;
  const entry = { action: 'deleted' as const, changes: [{ path: 'name', before: 'Old' }] };
  expect(entryWords(entry, undefined, { t, text: ({ en }) => en, values: {} as ValueWords })).toEqual(['Deleted']);
});

it('tells a merge and its undoing in words, and one that was merged away as merged', async () => {
  const other = [named('Lo Dubbelgren')];
  expect(words(undefined, { path: 'mergedFrom', before: [], after: other })).toEqual([
    'Merged Lo Dubbelgren into this one',
  ]);
  const ended: AuditChange[] = [
    { path: 'deleted', before: false, after: true },
    { path: 'mergedInto', before: [], after: other },
  ];
  expect(wordsOf('deleted', undefined, ended)).toEqual(['Merged into Lo Dubbelgren']);
  expect(wordsOf('deleted', undefined, ended.slice(0, 1))).toEqual(['Deleted']);
  await i18next.changeLanguage('sv');
  expect(words(undefined, { path: 'mergedInto', before: other, after: [] })).toEqual([
    'Ångrade ihopslagningen med Lo Dubbelgren',
  ]);
});

it('tells of a file that it was replaced, and never the letters of its hash', async () => {
  const change = { path: 'hash', before: 'a1'.repeat(32), after: 'b2'.repeat(32) };
  expect(words(undefined, change)).toEqual(['File: changed']);
  await i18next.changeLanguage('sv');
  expect(words(undefined, { ...change, before: null })).toEqual(['Fil: ändrades']);
});

it('calls the places of menus as the menu does', async () => {
  const change = { path: 'identifier', before: null, after: 'footer' };
  expect(words(undefined, change)).toEqual(['Place: Footer']);
  await i18next.changeLanguage('sv');
  expect(words(undefined, change)).toEqual(['Plats: Sidfot']);
});
