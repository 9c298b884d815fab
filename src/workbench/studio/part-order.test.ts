import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyStep } from './definition-steps.ts';
import type { JsonObject } from './json.ts';
import { moveStep, toSection, whyKept } from './part-order.ts';
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
  expect(whyKept(team, placeIn(team, field('extIds')))).toContain('A section needs a field');
  expect(whyKept(team, placeIn(team, field('gender')))).toBeUndefined();
});
