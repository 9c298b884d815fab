import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { FieldFault } from '../../contract/api-error.ts';
import type { Entity, ListParameters } from '../../contract/entity.ts';
import { nameOfRow } from '../entity/row-name.ts';
import { isEmpty, isSame, textAt, valueAt } from '../values/values.ts';
import { bodyFaults, pathOf } from './body-faults.ts';

/** How many look-alikes are shown; anyone who has more of them knows enough. */
const MOST_SIMILAR = 5;

/**
 * The fault of a value that must be unique and that another one has (specification §5); undefined where there is none,
 * where the value is empty, or where it is the one that was read.
 * @throws ApiError when it cannot be looked for
 */
export async function findDuplicate(
  client: QueryClient,
  entity: Entity,
  { id, base, edited }: { id: string | undefined; base: object; edited: object },
): Promise<FieldFault | undefined> {
  const { unique } = entity.form;
  if (!unique || !entity.readPage) return undefined;
  const fields = Object.values(unique.parameters);
  if (id !== undefined && fields.every((field) => isSame(valueAt(base, field), valueAt(edited, field))))
    return undefined;
  const parameters = parametersOf(unique.parameters, edited);
  if (!parameters) return undefined;
  const found = await client.fetchQuery({ ...entity.readPage({ ...parameters, pageSize: 2 }), staleTime: 0 });
  const other = found.items.find((row) => valueAt(row, entity.id) !== id);
  return (
    other && { path: unique.field, message: nameOfRow(i18next.language, other, entity.title), code: 'duplicateOf' }
  );
}

/**
 * Others that look like it (the form's `similar`), `most` of them, as the list gives them; none while one of its fields
 * is empty or wrong. `id` names it where it is stored, and would find itself.
 * @throws ApiError when they cannot be looked for
 */
export async function findSimilar(
  client: QueryClient,
  entity: Entity,
  edited: object,
  { id, most = MOST_SIMILAR }: { id?: string | undefined; most?: number | undefined } = {},
): Promise<readonly object[]> {
  const parameters = similarTo(entity, edited);
  if (!parameters || !entity.readPage) return [];
  const page = entity.readPage({ ...parameters, pageSize: id === undefined ? most : most + 1 });
  const { items } = await client.fetchQuery({ ...page, staleTime: 0 });
  return items.filter((row) => id === undefined || textAt(row, entity.id) !== id).slice(0, most);
}

/**
 * What others are compared by that look like a body (the form's `similar`); undefined while a field of it is empty or
 * wrong. A body that was checked, and in which nothing is wrong, `isRight`.
 */
export function similarTo(entity: Entity, body: object, isRight = false): ListParameters | undefined {
  const named = entity.form.similar?.parameters ?? {};
  const parameters = parametersOf(named, body);
  return parameters && (isRight || !isWrong(entity, Object.values(named), body)) ? parameters : undefined;
}

/** Whether one of the fields breaks a rule: the service would refuse to look for such a value. */
function isWrong(entity: Entity, fields: readonly string[], body: object): boolean {
  return bodyFaults(entity, body).some((fault) => fields.includes(pathOf(fault)));
}

/** List parameters from fields of a body; undefined where one of the fields is empty, or where there are none. */
function parametersOf(fields: Readonly<Record<string, string>>, body: object): ListParameters | undefined {
  const named = Object.entries(fields).map(([parameter, field]): [string, string] => [parameter, textAt(body, field)]);
  return named.length === 0 || named.some(([, value]) => isEmpty(value.trim())) ? undefined : Object.fromEntries(named);
}
