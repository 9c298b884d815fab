import { readFileSync } from 'node:fs';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { applyStep } from './definition-steps.ts';
import type { JsonObject } from './json.ts';
import { dropStep, moveStep, toSection, whyKept } from './part-order.ts';
import { placeOf, type Spot } from './spots.ts';

const team = JSON.parse(readFileSync('forms/team.json', 'utf8')) as JsonObject;
const field = (name: string): Spot => ({ kind: 'field', field: name });
const placeIn = (definition: JsonObject, spot: Spot) => placeOf(definition, spot) ?? [];

it('a field moves within its section, and over its end into the next one', () => {
  const within = moveStep(team, placeIn(team, field('displayName')), 1);
  const moved = within ? applyStep(team, within) : team;
  expect(placeIn(moved, field('displayName')).slice(2)).toEqual([0, 'fields', 1]);
  const over = moveStep(team, placeIn(team, field('ownerInstanceId')), 1);
  const gone = over ? applyStep(team, over) : team;
  expect(placeIn(gone, field('ownerInstanceId')).slice(2)).toEqual([1, 'fields', 0]);
  const back = moveStep(gone, placeIn(gone, field('ownerInstanceId')), -1);
  expect(back && applyStep(gone, back)).toEqual(team);
});

it('what is first or last goes no further; a column stays in its list', () => {
  expect(moveStep(team, placeIn(team, field('displayName')), -1)).toBeUndefined();
  expect(moveStep(team, placeIn(team, { kind: 'column', field: 'deleted' }), 1)).toBeUndefined();
  expect(moveStep(team, placeIn(team, { kind: 'section', name: 'identity' }), -1)).toBeUndefined();
});

it('a field goes to the end of another section', () => {
  const next = applyStep(team, toSection(team, placeIn(team, field('gender')), 2));
  expect(placeIn(next, field('gender')).slice(2)).toEqual([2, 'fields', 4]);
});

it('the last field of a section stays', () => {
  expect(whyKept(team, placeIn(team, field('extIds')), i18next.t)).toContain('A section needs a field');
  expect(whyKept(team, placeIn(team, field('gender')), i18next.t)).toBeUndefined();
});

it('a part that is dropped comes before or behind another of its kind, and a field into a section', () => {
  const drop = (from: Spot, over: Spot, isBehind: boolean) => {
    const step = dropStep(team, from, over, isBehind);
    return step && placeIn(applyStep(team, step), from).slice(-3);
  };
  expect(drop(field('gender'), field('displayName'), false)).toEqual([0, 'fields', 0]);
  expect(drop(field('displayName'), field('gender'), true)).toEqual([0, 'fields', 2]);
  expect(drop(field('displayName'), field('teamCode'), false)).toBeUndefined();
  expect(drop(field('displayName'), { kind: 'section', name: 'names' }, false)).toEqual([1, 'fields', 0]);
  expect(drop(field('displayName'), field('teamNames.short'), true)?.[0]).toBe(1);
  const column = (name: string): Spot => ({ kind: 'column', field: name });
  expect(drop(column('gender'), column('displayName'), false)).toEqual(['list', 'columns', 1]);
  expect(drop(column('gender'), field('gender'), false)).toBeUndefined();
  expect(drop({ kind: 'section', name: 'names' }, { kind: 'section', name: 'identity' }, false)).toEqual([
    'form',
    'sections',
    0,
  ]);
});

it('a field of rows stays in its list', () => {
  const fields = [{ field: 'rows', items: [{ field: 'x' }, { field: 'y' }] }, { field: 'z' }];
  const definition = { form: { sections: [{ name: 'all', fields }] } };
  const item = (name: string): Spot => ({ kind: 'field', field: 'rows', item: name });
  const into = dropStep(definition, item('x'), item('y'), true);
  expect(into && placeIn(applyStep(definition, into), item('x')).at(-1)).toBe(1);
  expect(dropStep(definition, item('x'), field('z'), false)).toBeUndefined();
  expect(dropStep(definition, item('x'), { kind: 'section', name: 'all' }, true)).toBeUndefined();
});
