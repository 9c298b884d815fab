import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { applyStep } from '../../src/workbench/studio/definition-steps.ts';
import { type JsonObject, jsonAt, listIn, textIn } from '../../src/workbench/studio/json.ts';
import { newCall, newColumn, newField, newFilter, wordsOf } from '../../src/workbench/studio/new-parts.ts';
import { printDefinition } from '../../src/workbench/studio/print-definition.ts';
import { inSwedish } from '../../src/workbench/studio/swedish-words.ts';
import { FormFiles } from './form-files.ts';
import { WorkbenchCompiler } from './workbench-compiler.ts';

const compiler = new WorkbenchCompiler(new FormFiles('forms'));
const { sources, swedish } = compiler.vocabulary();
const player = JSON.parse(readFileSync('forms/player.json', 'utf8')) as JsonObject;
const offers = compiler.compile('player', printDefinition(player)).form?.offers;
const faultsOf = (definition: JsonObject) => compiler.compile('player', printDefinition(definition)).faults;

it('words of a property', () => {
  expect(['teamNames.codeSite', 'home_arena', 'dateOfBirth'].map(wordsOf)).toEqual([
    'Code site',
    'Home arena',
    'Date of birth',
  ]);
});

it('a value without words gets a label that says so', () => {
  const field = offers?.fields.find(({ path }) => path === 'nationality');
  if (!field) throw new Error('the contract of players has changed');
  expect(newField({ ...field, widgets: ['select'], values: ['', 'added'] })).toMatchObject({
    choices: { '': { en: 'None', sv: 'Inget' }, added: { en: 'Added', sv: 'Added' } },
  });
});

it('what the contract has and the form shows already is offered with the widget that it has there', () => {
  const shown = listIn(player, ['form', 'sections']).flatMap((section) => listIn(section, ['fields']));
  expect(shown.length).toBeGreaterThan(5);
  for (const field of shown) {
    const offered = offers?.fields.find(({ path }) => path === textIn(field, ['field']));
    expect(offered, textIn(field, ['field'])).toBeDefined();
    expect(offered?.widgets).toContain(textIn(field, ['widget']) || offered?.widgets[0]);
  }
});

it('a field, a column and a filter that were taken away are added again without a fault', () => {
  const without = (list: (string | number)[], key: string, name: string) => {
    const index = listIn(player, list).findIndex((entry) => textIn(entry, [key]) === name);
    return applyStep(player, { kind: 'remove', place: [...list, index] });
  };
  const columns = ['list', 'columns'];
  const column = offers?.columns.find(({ path }) => path === 'nationality');
  const filter = offers?.filters.find(({ parameter }) => parameter === 'teamUuid');
  const field = offers?.fields.find(({ path }) => path === 'height');
  if (!column || !filter || !field || !offers) throw new Error('the contract of players has changed');
  const noColumn = without(columns, 'field', 'nationality');
  const made = inSwedish(newColumn(column, []), swedish);
  expect(made).toMatchObject({ label: { en: 'Nationality', sv: 'Nationalitet' } });
  expect(faultsOf(applyStep(noColumn, { kind: 'insert', place: [...columns, 1], value: made }))).toEqual([]);
  const filters = ['list', 'filters'];
  const noFilter = without(filters, 'parameter', 'teamUuid');
  const added = inSwedish(newFilter(filter, offers, sources), swedish);
  expect(added).toMatchObject({ source: 'listTeams', value: 'uuid' });
  expect(faultsOf(applyStep(noFilter, { kind: 'insert', place: [...filters, 0], value: added }))).toEqual([]);
  expect(newField(field)).toEqual({ field: 'height', label: { en: 'Height', sv: 'Height' }, widget: 'number' });
});

it.each(['article', 'custom-tag', 'layout', 'sponsor', 'ssgt'])(
  'an action of %s may call what the contract has for it, and what its actions call is among that',
  (name) => {
    const definition = JSON.parse(readFileSync(`forms/${name}.json`, 'utf8')) as JsonObject;
    const calls = compiler.compile(name, printDefinition(definition)).form?.offers.calls ?? [];
    const actions = listIn(definition, ['actions']);
    const called = actions.map((action) => textIn(action, ['call', 'operation'])).filter((id) => id !== '');
    expect(calls.map(({ id }) => id)).toEqual(expect.arrayContaining(called));
    const index = actions.findIndex((action) => jsonAt(action, ['call']) !== undefined);
    for (const call of calls) {
      const place = ['actions', index, 'call'];
      const written = applyStep(definition, { kind: 'set', place, value: newCall(call) });
      // What has no fixed values is left to be written: all else is taken as it is first made.
      const { faults } = compiler.compile(name, printDefinition(written));
      expect(faults.filter(({ place: at = [] }) => at.length < 5)).toEqual([]);
    }
  },
);
