import type { QueryClient } from '@tanstack/react-query';
import { foldName } from '../../../openapi/formats/text.ts';
import type { Entity, FieldDefinition } from '../../contract/entity.ts';
import { nameIn } from '../entity/row-name.ts';
import { valueAt } from '../values/values.ts';
import type { FindRows } from './cell-value.ts';

/** How long what was found counts, in milliseconds: as long as one looks at what was checked. */
const FRESH = 60_000;

/** What the user has said that texts mean: things of sources, by {@link meaningKey}. */
export type Meanings = ReadonlyMap<string, object>;

/** What a text of a source is kept under. */
export const meaningKey = (source: string, text: string): string => `${source}\n${foldName(text)}`;

/**
 * Looks for the things that cells name, each text once. A thing is meant when the user has said so, or when one of its
 * texts is the cell's, whatever the letters' case: its name before any other, such as the club that several teams have.
 */
export function createFindRows(entity: Entity, client: QueryClient, meanings: Meanings): FindRows {
  const fields = entity.form.sections.flatMap((section) => section.fields);
  return async (name, text) => {
    const meant = meanings.get(meaningKey(name, text));
    if (meant) return [meant];
    const source = entity.sources[name];
    const field = fields.find(({ options }) => options?.source === name);
    if (!source || !field) return [];
    const read = source.read(source.searches ? text : '');
    const found = await client.fetchQuery({ ...read, staleTime: FRESH });
    const rows = Array.isArray(found) ? (found as readonly object[]) : 'items' in found ? found.items : [];
    const wanted = foldName(text);
    const isWanted = (text: string): boolean => foldName(text) === wanted;
    const named = rows.filter((row) => namesOf(field, row).some(isWanted));
    return named.length > 0 ? named : rows.filter((row) => plainTextsOf(row).some(isWanted));
  };
}

/** What a thing is called in the field, in both languages. */
const namesOf = ({ options }: FieldDefinition, row: object): string[] =>
  ['en', 'sv', 'display'].map((language) => nameIn(language, valueAt(row, String(options?.text))));

/** What else a thing may be called by: its own texts, such as its code. */
const plainTextsOf = (row: object): string[] =>
  Object.values(row).filter((value): value is string => typeof value === 'string');
