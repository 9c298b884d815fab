import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Contract } from '../contract.ts';
import { faultLine } from '../faults.ts';
import { compileOne, readForm, readForms, readInputs } from '../forms.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from '../json.ts';

// What is named of rows is replaced by each of their other properties in turn: hand-picked mistakes leave gaps.

const contract = new Contract(JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject);
const inputs = readInputs(contract);
const texts = readForms();
const forms = [...texts].map(([name, text]) => readForm(name, text, inputs));

/** The faults of one definition after a change; the others are as the project has them. */
function faultsAfter(name: string, change: (definition: JsonObject) => void): string[] {
  const definition = JSON.parse(texts.get(name) ?? '{}') as JsonObject;
  change(definition);
  const one = readForm(name, JSON.stringify(definition, null, 2), inputs);
  const all = forms.map((form) => (form.file.name === one.file.name ? one : form));
  compileOne(one, all, inputs);
  return all.flatMap(({ file }) => file.faults.splice(0)).map(faultLine);
}

const operationOf = (written: unknown) =>
  contract.operations.get(isObject(written) ? (textAt(written, 'operation') ?? '') : String(written));

const rowOf = (written: unknown): JsonObject => {
  const operation = operationOf(written);
  return (operation && contract.rowOf(operation)) ?? operation?.reply?.schema ?? {};
};

/** Each definition with what its rows have. */
const listed = [...texts].flatMap(([name, text]) => {
  const definition = JSON.parse(text) as JsonObject;
  const { list, read } = objectAt(definition, 'operations');
  return [{ name, definition, paths: contract.paths(rowOf(list ?? read)) }];
});

it('without a change nothing is told, so that a change is what is told', () => {
  expect(listed.flatMap(({ name }) => faultsAfter(name, () => undefined))).toEqual([]);
});

it('no other property of a row is taken for its identifier', () => {
  const accepted = listed.flatMap(({ name, definition, paths }) =>
    paths
      .filter((path) => definition.id !== undefined && path !== definition.id)
      .filter((path) => faultsAfter(name, (d) => Object.assign(d, { id: path })).length === 0)
      .map((path) => `${name} ${path}`),
  );
  expect(listed.reduce((sum, { paths }) => sum + paths.length, 0)).toBeGreaterThan(500);
  expect(accepted).toEqual([]);
});

it('no other property of a choice is taken for what a filter keeps of it', () => {
  const accepted = listed.flatMap(({ name, definition }) =>
    listAt(definition.list, 'filters')
      .filter(isObject)
      .flatMap((filter, index) =>
        contract
          .paths(filter.source === undefined ? {} : rowOf(filter.source))
          .filter((path) => path !== filter.value)
          .filter((path) => {
            const change = (d: JsonObject) =>
              Object.assign(listAt(d.list, 'filters')[index] as JsonObject, { value: path });
            return faultsAfter(name, change).length === 0;
          })
          .map((path) => `${name} ${textAt(filter, 'parameter')} ${path}`),
      ),
  );
  expect(accepted).toEqual([]);
});

it('what rows and choices are called by is a text that each of them has, or names', () => {
  const isText = (path: string, row: JsonObject): boolean => {
    const node = contract.at(row, path) ?? {};
    return node.type === 'string' || contract.at(node.items, 'translation') !== undefined;
  };
  const called = listed.flatMap(({ name, definition, paths }) => {
    const { list, read } = objectAt(definition, 'operations');
    const accepted = paths.filter((path) => faultsAfter(name, (d) => Object.assign(d, { title: path })).length === 0);
    // What nothing else is called by may be null.
    return definition.title === undefined || name === 'user-overview.json'
      ? []
      : accepted.filter((path) => !isText(path, rowOf(list ?? read))).map((path) => `${name} ${path}`);
  });
  expect(called).toEqual([]);
});

it('a source that gives anything else is told, and stops no check', () => {
  const sources = [...contract.operations.values()].filter(({ method }) => method === 'GET').map(({ id }) => id);
  for (const name of ['article.json', 'dynamic-ads.json', 'ticket-promo-slide.json', 'site-sponsors.json'])
    for (const source of sources)
      expect(() =>
        faultsAfter(name, (d) => {
          const fields = listAt(d.form, 'sections').flatMap((section) => listAt(section, 'fields').filter(isObject));
          for (const { options } of fields)
            if (isObject(options) && options.source !== undefined) options.source = source;
        }),
      ).not.toThrow();
});

it('an option that is nothing, or of another kind, is told and stops no check', () => {
  for (const name of ['dynamic-ads.json', 'game-series.json', 'main-sponsors.json', 'article-list-section.json'])
    for (const odd of [null, [], [null], {}, '', 0, true])
      expect(
        faultsAfter(name, (d) => {
          const fields = listAt(d.form, 'sections').flatMap((section) => listAt(section, 'fields').filter(isObject));
          for (const { options } of fields)
            if (isObject(options)) for (const option of Object.keys(options)) options[option] = odd;
        }),
      ).not.toEqual([]);
});
