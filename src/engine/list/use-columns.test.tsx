import { render, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { changeLog } from '../../../generated/forms/change-log.ts';
import { customTag } from '../../../generated/forms/custom-tag.ts';
import { dynamicAds } from '../../../generated/forms/dynamic-ads.ts';
import { player } from '../../../generated/forms/player.ts';
import { userOverview } from '../../../generated/forms/user-overview.ts';
import type { ShownEntity } from '../../contract/entity.ts';
import { columnNeeds, MENU_WIDTH } from '../../ui/column-needs.ts';
import { numberWidth, widthOf } from '../cells/column-width.ts';
import { words } from '../cells/sample-cell-words.ts';
import { chosenColumns } from './columns/column-choice.ts';
import { useColumns } from './use-columns.ts';

const label = { en: '', sv: '' };
/** How wide a list is in a window of 1440 px, beside the navigation, its margins and a scrollbar. */
const LIST_AT_1440 = 1120;

it('gives a column of numbers the room that its header needs', () => {
  expect(widthOf({ field: 'n', kind: 'number', label }, 'No.')).toBe(72);
  expect(widthOf({ field: 'n', kind: 'number', label }, 'Bortasegrar')).toBeGreaterThanOrEqual(106);
  expect(widthOf({ field: 'n', kind: 'number', label, sort: 'n' }, 'Omgång')).toBeGreaterThanOrEqual(86);
  expect(numberWidth('Mål', false)).toBeLessThan(72);
  expect(numberWidth('Mål', true) - numberWidth('Mål', false)).toBe(22);
});

it('gives a column of days less room than one of moments', () => {
  expect(widthOf({ field: 'd', kind: 'date', label, isDay: true }, 'Born')).toBe(116);
  expect(widthOf({ field: 'd', kind: 'date', label }, 'Changed')).toBe(160);
  const dates = player.list.columns.filter(({ kind }) => kind === 'date');
  expect(dates.filter(({ isDay }) => isDay).map(({ field }) => field)).toEqual(['dateOfBirth', 'portraitConsentUntil']);
});

it('gives a column of states the room that the longest of them needs on one line', () => {
  const widthFor = (...values: string[]) => widthOf({ field: 's', kind: 'status', label }, 'State', values);
  expect([widthFor('Draft'), widthFor('Aktiv', 'Avpublicerad')]).toEqual([108, 129]);
});

it('gives a column of choices the room that the longest word of its values needs', () => {
  const widthFor = (...values: string[]) => widthOf({ field: 'c', kind: 'choice', label }, 'Visar', values);
  expect(widthFor('Sida', 'Lag')).toBe(96);
  expect(widthFor('Sida', 'Adress någon annanstans')).toBeGreaterThanOrEqual(104);
  expect(widthFor('a'.repeat(100))).toBe(176);
});

it('gives who made a change room for an address of e-mail, and shows all columns in a window of 1440 px', () => {
  const chosen = chosenColumns(changeLog.list.columns, undefined);
  const { result } = renderHook(() => useColumns(changeLog, chosen, false, words));
  expect(result.current.find(({ id }) => id === 'actor.name')?.width).toBeUndefined();
  expect(Math.max(...columnNeeds(result.current, MENU_WIDTH))).toBeLessThanOrEqual(LIST_AT_1440);
});

it.each([
  ['a tick', dynamicAds, 2],
  ['a number', customTag, 2],
  ['a team', player, 1],
] as const)('has %s beside the name of a card only where it needs no label', (_what, entity, priority) => {
  const columns = chosenColumns(entity.list.columns, undefined).filter(({ isShown }) => isShown);
  const { result } = renderHook(() => useColumns(entity, columns, false, words));
  const lead = result.current.findIndex(({ isPicture }) => !isPicture);
  expect(result.current[lead + 1]?.priority).toBe(priority);
});

it('calls who has no name by the address of e-mail, and nobody by the site that is written beneath', () => {
  const smallOf = (entity: ShownEntity, field: string, row: object): string[] => {
    const { result } = renderHook(() =>
      useColumns(entity, chosenColumns(entity.list.columns, undefined), false, words),
    );
    const { container } = render(result.current.find(({ id }) => id === field)?.cell(row));
    return [...container.querySelectorAll('small')].map(({ textContent }) => textContent ?? '');
  };
  expect(smallOf(userOverview, 'name', { name: '', email: 'kim@example.com' })).toEqual([]);
  expect(smallOf(changeLog, 'actor.name', { actor: null, siteName: 'Frosthamn HC' })).toEqual(['Frosthamn HC']);
});

it('marks the cells that a double click edits, and none where nothing can be changed', () => {
  const chosen = chosenColumns(player.list.columns, undefined);
  const edited = (canEdit: boolean) =>
    renderHook(() => useColumns(player, chosen, false, words, undefined, canEdit)).result.current.filter(
      ({ isEdited }) => isEdited,
    );
  expect(edited(true).map(({ id }) => id)).toContain('jerseyNumber');
  expect(edited(false)).toEqual([]);
});
