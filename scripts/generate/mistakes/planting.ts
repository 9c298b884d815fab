import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { Contract } from '../contract.ts';
import { faultLine } from '../faults.ts';
import { compileForms, readForms, readInputs } from '../forms.ts';
import { isObject, type Json, type JsonObject, listAt, objectAt, textAt } from '../json.ts';

// Mistakes are planted in copies of the real definitions, by meaning (`the field gender`), so that they outlive changes of the definitions.

const inputs = readInputs(new Contract(JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject));
const written = readForms();

/** A mistake: where it is planted, how, and what must be told of it. */
export interface Mistake {
  /** What is wrong, for the test's name. */
  what: string;
  /** The definition that it is planted in. */
  form: string;
  plant(definition: JsonObject): void;
  /** What stands in the line that must be told; several: each is looked for after the one before. */
  at: string | readonly string[];
  /** The words, from the beginning of the message. */
  says: string;
}

/** The real definitions, one of them changed, as texts by the names of their files. */
export function planted(form: string, plant: (definition: JsonObject) => void): Map<string, string> {
  const name = `${form}.json`;
  const definition = JSON.parse(written.get(name) ?? '{}') as JsonObject;
  plant(definition);
  return new Map(written).set(name, `${JSON.stringify(definition, null, 2)}\n`);
}

/** Every fault of these definitions, as it is printed. */
export function faultsOf(texts: ReadonlyMap<string, string>): string[] {
  return compileForms(texts, inputs).faults.map(faultLine);
}

/** Plants a mistake and expects that it, and nothing else, is told with its line and its words. */
export function expectTold({ form, plant, at, says }: Mistake): void {
  const texts = planted(form, plant);
  const told = faultsOf(texts);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(`forms/${form}.json:${lineOf(texts.get(`${form}.json`) ?? '', at)} ${says}`);
}

/** What is wrong, the definition, how it is planted, what stands in the line that is told, and how the message begins. */
export type Planted = [what: string, form: string, plant: (d: JsonObject) => unknown, at: string, says: string];

/** Plants a mistake and expects that it is told with its file, its line and what to do instead. */
export function expectRefused(...[, form, plant, at, says]: Planted): void {
  const texts = planted(form, (definition) => void plant(definition));
  const told = faultsOf(texts).find((one) => one.includes(says)) ?? faultsOf(texts).join('\n');
  const [, file = '', line = '', message = ''] = /^forms\/(.+\.json):(\d+) (.*)$/s.exec(told) ?? [];
  expect(message).toContain(says);
  expect(texts.get(file)?.split('\n')[Number(line) - 1]).toContain(at);
  expect(message, 'says what to do instead').toMatch(/[.?] (?:[A-Z“`].+[.?`])$/);
}

/** The line (from 1) where texts stand, each looked for after the one before. */
export function lineOf(text: string, at: string | readonly string[]): number {
  const end = [at].flat().reduce((from, part) => {
    const found = text.indexOf(part, from);
    expect(found, `the definition has no ${part}`).toBeGreaterThanOrEqual(0);
    return found + part.length;
  }, 0);
  return text.slice(0, end).split('\n').length;
}

/** The object in a list whose property `key` has this value; a mistake cannot be planted where there is none. */
function named(list: readonly Json[], key: string, value: string): JsonObject {
  const found = list.find((entry) => isObject(entry) && entry[key] === value);
  if (!isObject(found)) throw new Error(`no ${key} ${value}`);
  return found;
}

/** A column of a definition by its field. */
export const column = (definition: JsonObject, field: string): JsonObject =>
  named(listAt(definition.list, 'columns'), 'field', field);

/** A filter of a definition by its parameter. */
export const filter = (definition: JsonObject, parameter: string): JsonObject =>
  named(listAt(definition.list, 'filters'), 'parameter', parameter);

/** The sections of a definition. */
export const sections = (definition: JsonObject): JsonObject[] => listAt(definition.form, 'sections').filter(isObject);

/** A field of a definition's form. */
export const field = (definition: JsonObject, path: string): JsonObject =>
  named(
    sections(definition).flatMap((section) => listAt(section, 'fields')),
    'field',
    path,
  );

/** A link of a definition by the beginning of its address. */
export function linkTo(definition: JsonObject, address: string): JsonObject {
  const found = listAt(definition, 'links').find((one) => textAt(one, 'path')?.startsWith(address));
  if (!isObject(found)) throw new Error(`no link to ${address}`);
  return found;
}

/** An action of a definition by its name. */
export const action = (definition: JsonObject, name: string): JsonObject =>
  named(listAt(definition, 'actions'), 'name', name);

/** Takes a field from its section. */
export function removeField(definition: JsonObject, path: string): void {
  for (const section of sections(definition)) {
    section.fields = listAt(section, 'fields').filter((entry) => !isObject(entry) || entry.field !== path);
  }
}

/** A field of the rows of a list. */
export const rowField = (definition: JsonObject, list: string, path: string): JsonObject =>
  listAt(field(definition, list), 'items')
    .filter(isObject)
    .find((one) => one.field === path) ?? {};

/** An object that stands in a definition. */
export const part = (definition: JsonObject, ...keys: readonly string[]): JsonObject =>
  keys.reduce((node, key) => objectAt(node, key), definition);

/** A text in both languages. */
export const text = (words: string): JsonObject => ({ en: words, sv: words });
