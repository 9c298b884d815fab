import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Node, parseTree } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { addressesIn } from '../../scripts/generate/checks/operations/links.ts';
import { shape } from '../../scripts/generate/checks/operations/paths.ts';
import { Contract } from '../../scripts/generate/contract.ts';
import { faultLine } from '../../scripts/generate/faults.ts';
import { compileForms, readForms, readInputs } from '../../scripts/generate/forms.ts';
import { handWritten } from '../../scripts/generate/hand-written.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt } from '../../scripts/generate/json.ts';
import { printDocs } from '../../scripts/generate/print/docs.ts';
import { printSchema } from '../../scripts/generate/print/schema.ts';
import { paths } from '../../src/engine/routing/paths.ts';
import { projectFiles, readJson, readText } from './project-files.ts';

const inputs = readInputs(new Contract(readJson<JsonObject>('generated/openapi.json')));
const { widgets } = inputs;
const language = inputs.language.schema;
const definitions = [...readForms()].map(([name, text]) => ({ name, definition: JSON.parse(text) as JsonObject }));

describe('what is printed from the form language is what it says now: run `npm run generate`', () => {
  test('docs/forms.md', () => {
    expect(readText('docs/forms.md')).toBe(printDocs(inputs));
  });

  test('generated/forms.schema.json', () => {
    expect(readText('generated/forms.schema.json')).toBe(printSchema(inputs));
  });
});

describe('what fits on a line stands on one, so that a form can be read: run `npm run format`', () => {
  const files = projectFiles('json').filter(({ path }) => path.startsWith('forms/'));

  test.each(files)('$path', ({ text }) => {
    expect(brokenParts(text, 130)).toEqual([]);
  });
});

test('README shows a mistake in the words in which it is told', () => {
  const text = readText('forms/team.json').replace('"teamNames.short"', '"teamNames.shrot"');
  const texts = new Map(readForms()).set('team.json', text);
  const told = compileForms(texts, inputs).faults.map(faultLine).join('\n');
  const withoutLine = (shown: string): string => shown.replace(/(?<=team\.json):\d+/, '');
  expect(withoutLine(readText('README.md'))).toContain(`\n${withoutLine(told)}\n`);
});

test('every address of the console belongs to a definition or to a hand-written page, which no definition may have', () => {
  const own = definitions.flatMap(({ definition }) => {
    const all = Object.entries(objectAt(definition, 'paths'));
    return all
      .filter(([role]) => role !== 'list' || 'list' in definition)
      .flatMap(([, path]) => (typeof path === 'string' ? [path] : []));
  });
  // One page for several kinds of media, each of which has a definition with an address of its own.
  const ofKinds = [paths.media.list.pattern, paths.media.edit.pattern];
  const known = [...own, ...handWritten, ...ofKinds].map(shape);
  expect(addressesIn(paths).filter((path) => !known.includes(shape(path)))).toEqual([]);
  expect(handWritten.filter((path) => own.map(shape).includes(shape(path)))).toEqual([]);
});

test('what a filter calls active has one word for what is not, in every list', () => {
  const filters = definitions.flatMap(({ name, definition }) =>
    listAt(objectAt(definition, 'list'), 'filters').flatMap((filter) => {
      const choices = isObject(filter) ? objectAt(filter, 'choices') : {};
      return objectAt(choices, 'true').en === 'Active' ? [{ name, no: objectAt(choices, 'false') }] : [];
    }),
  );
  expect(filters.length).toBeGreaterThan(3);
  const wanted = { en: 'Inactive', sv: 'Inaktiva' };
  expect(filters).toEqual(filters.map(({ name }) => ({ name, no: wanted })));
});

describe('every key of the form language is described, with an example that keeps to it', () => {
  const keys = [...keysOf(language, 'a definition'), ...definitionsOf(language)];

  test.each(keys)('$name', ({ schema }) => {
    const example = listAt(schema, 'examples')[0];
    expect(schema.description).toMatch(/^\S.*\.$/s);
    expect(example).toBeDefined();
    expect(faultsOf({ ...schema, $defs: objectAt(language, '$defs') }, example)).toEqual([]);
  });
});

describe('every widget is described, and each of its options, with an example', () => {
  test.each(widgets.names)('%s', (name) => {
    expect(widgets.description(name)).toMatch(/^\S.*\.$/s);
    const options = Object.entries(objectAt(widgets.options(name), 'properties'));
    const examples = options.map(([key, schema]) => [key, listAt(schema, 'examples')[0]]);
    expect(options.filter(([, schema]) => !isObject(schema) || !schema.description).map(([key]) => key)).toEqual([]);
    expect(examples.filter(([, example]) => example === undefined).map(([key]) => key)).toEqual([]);
    expect(widgets.optionFaults(name, Object.fromEntries(examples))).toEqual([]);
  });
});

describe('an editor knows what a definition may say', () => {
  const schema = JSON.parse(printSchema(inputs)) as JsonObject;
  const [{ definition = {} } = {}] = definitions.filter(({ name }) => name === 'team.json');
  const planted = (plant: (copy: JsonObject) => void): string[] => {
    const copy = structuredClone(definition);
    plant(copy);
    return faultsOf(schema, copy);
  };
  const firstField = (copy: JsonObject): JsonObject => {
    const field = listAt(listAt(copy.form, 'sections')[0], 'fields')[0];
    return isObject(field) ? field : {};
  };

  test.each(definitions)('$name names the schema, and nothing in it is underlined', (one) => {
    expect(one.definition.$schema).toBe('../generated/forms.schema.json');
    expect(faultsOf(schema, one.definition)).toEqual([]);
  });

  test.each<[string, (copy: JsonObject) => void]>([
    ['a widget', (copy) => Object.assign(firstField(copy), { widget: 'texxt' })],
    [
      'an option of a widget',
      (copy) => Object.assign(firstField(copy), { widget: 'text', options: { monospaced: true } }),
    ],
    [
      'a source',
      (copy) =>
        Object.assign(firstField(copy), { widget: 'relation', options: { source: 'x', value: 'a', text: 'b' } }),
    ],
    ['an icon', (copy) => Object.assign(copy, { icon: 'sheild' })],
    ['an operation', (copy) => Object.assign(objectAt(copy, 'operations'), { read: 'getTaem' })],
    [
      'an operation that cannot play the role',
      (copy) => Object.assign(objectAt(copy, 'operations'), { read: 'createTeam' }),
    ],
  ])('a wrong name is underlined: %s', (_what, plant) => {
    expect(planted(() => undefined)).toEqual([]);
    expect(planted(plant)).not.toEqual([]);
  });

  test('fields, columns and parameters are offered once the operations are named', () => {
    const offered = JSON.stringify(listAt(schema, 'allOf'));
    for (const name of ['teamNames.short', 'clubName.full', 'ownerSite', 'seriesUuid'])
      expect(offered).toContain(`"${name}"`);
  });
});

/** The lines (from 1) in which an object or a list begins that would fit on this line whole. */
function brokenParts(text: string, width: number): number[] {
  const lineStart = (offset: number): number => text.lastIndexOf('\n', offset) + 1;
  const parts = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(parts)];
  return parts(parseTree(text) ?? { type: 'null', offset: 0, length: 0 })
    .filter(({ offset, length }) => {
      const own = text.slice(offset, offset + length);
      if (!own.includes('\n')) return false;
      const whole = own.replaceAll(/(?<=\[)\s*\n\s*|\s*\n\s*(?=\])/g, '').replaceAll(/\s*\n\s*/g, ' ');
      const before = text.slice(lineStart(offset), offset);
      const after = text[offset + length] === ',' ? ',' : '';
      return (before + whole + after).length <= width;
    })
    .map(({ offset }) => text.slice(0, offset).split('\n').length);
}

function faultsOf(schema: JsonObject, value: unknown): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  return ajv.validate(schema, value) ? [] : (ajv.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

interface Key {
  name: string;
  schema: JsonObject;
}

/** Every key of an object's schema and of the objects inside it. */
function keysOf(schema: Json | undefined, name: string): Key[] {
  return Object.entries(objectAt(schema, 'properties')).flatMap(([key, property]) => {
    const own = isObject(property) ? [{ name: `\`${key}\` of ${name}`, schema: property }] : [];
    return [...own, ...keysOf(property, `\`${key}\``)];
  });
}

/** The parts that are used in several places, and their keys. */
function definitionsOf(root: JsonObject): Key[] {
  return Object.entries(objectAt(root, '$defs')).flatMap(([name, schema]) =>
    isObject(schema) ? [{ name, schema }, ...keysOf(schema, name)] : [],
  );
}
