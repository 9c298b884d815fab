import type { Entity, StoredEntity } from '../../contract/entity.ts';
import { textAt } from '../values/values.ts';

const PARAMETER = /\{([^}]+)\}/g;

/** The names of an address's parameters, in order: `/a/{id}` has `id`. */
export function parametersOf(path: string): string[] {
  return [...path.matchAll(PARAMETER)].map(([, name = '']) => name);
}

/** An address with its parameters filled in, encoded; one without a value is left empty. */
export function filledPath(path: string, values: Readonly<Record<string, string | undefined>>): string {
  return path.replace(PARAMETER, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/**
 * The address of a page about one thing: the entity's own `parameters` are properties of the thing, any other is its
 * id.
 */
export function pathAbout(
  { parameters = [] }: Pick<Entity, 'parameters'>,
  path: string,
  { id, thing }: { id: string; thing: object },
): string {
  const values = parametersOf(path).map((name): [string, string] => [
    name,
    parameters.includes(name) ? textAt(thing, name) : id,
  ]);
  return filledPath(path, Object.fromEntries(values));
}

/** Whether a thing has what an address about it takes from it: who has no team has no games of a team. */
export function hasPathAbout({ parameters = [] }: Pick<Entity, 'parameters'>, path: string, thing: object): boolean {
  return parametersOf(path).every((name) => !parameters.includes(name) || textAt(thing, name) !== '');
}

/** The address of one thing's editor. `thing` fills what is not its id, where the address has more. */
export function editPath(
  entity: Pick<StoredEntity, 'parameters'> & { paths: Pick<StoredEntity['paths'], 'edit'> },
  id: string,
  thing: object = {},
): string {
  return pathAbout(entity, entity.paths.edit, { id, thing });
}

/** The parameter of an editor's address that names what is edited; undefined where there is no editor. */
export function idParameter({ paths, parameters = [] }: Pick<Entity, 'paths' | 'parameters'>): string | undefined {
  return parametersOf(paths.edit ?? '').find((name) => !parameters.includes(name));
}

/** A specification's path in the router's form: `{id}` becomes `:id`. */
export function routePath(path: string): string {
  return path.replace(PARAMETER, ':$1');
}

/** What a list's address narrows it by: the parameters that its `pattern` has, and its query. */
export function narrowedBy(href: string, pattern = ''): Record<string, string> {
  const [address = '', query = ''] = href.split('?');
  const parts = address.split('/');
  const given = pattern.split('/').flatMap((part, index): [string, string][] => {
    const [name] = parametersOf(part);
    return name === undefined ? [] : [[name, decodeURIComponent(parts[index] ?? '')]];
  });
  return { ...Object.fromEntries(given), ...Object.fromEntries(new URLSearchParams(query)) };
}

/** Where two things that are one are merged, or one with another that is still to be found; undefined where that is not possible. */
export function mergeHref({ paths }: Pick<Entity, 'paths'>, ids: readonly string[]): string | undefined {
  if (paths.merge === undefined || ids.length === 0 || ids.length > 2) return undefined;
  const [kept = '', ended] = ids;
  return `${paths.merge}?${new URLSearchParams({ kept, ...(ended === undefined ? {} : { ended }) })}`;
}
