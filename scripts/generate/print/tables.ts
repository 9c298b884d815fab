import { type Definition, isHeld } from '../definition.ts';
import { camel } from './calls.ts';
/** The table of all entities: what the router and the navigation need, each with the module that holds the rest. */
export function printTable(definitions: Definition[]): string {
  const rows = definitions.filter((one) => !isHeld(one)).map((definition) => row(routeOf(definition)));
  return [
    `import type { EntityRoute } from '../src/contract/entity.ts';`,
    '',
    `export const entities: readonly EntityRoute[] = [${rows.join(', ')}];`,
    '',
  ].join('\n');
}

/** Which entity's list or editor stands at an address: all that the first script needs to fetch its code at once. */
export function printAddresses(definitions: Definition[]): string {
  const rows = definitions
    .filter((one) => !isHeld(one))
    .map(({ name, paths: { list, create, edit }, list: shown }) => {
      const editors = [create, edit].filter((path) => path !== undefined);
      const data = JSON.stringify({ ...(shown && { list }), editors }).replace(/\}$/, ', ');
      return `${data}load: () => import('./forms/${name}.ts') }`;
    });
  return [
    `import type { EntityAddresses } from '../src/contract/entity-addresses.ts';`,
    '',
    `export const addresses: readonly EntityAddresses[] = [`,
    ...rows.map((one) => `  ${one},`),
    '];',
    '',
  ].join('\n');
}

/** The table of the forms of what is held; only the pages that hold such things need it. */
export function printHeldTable(definitions: Definition[]): string {
  const rows = definitions.filter(isHeld).map((definition) => row(routeOf(definition)));
  return [
    `import type { HeldForm } from '../src/contract/entity.ts';`,
    '',
    `export const heldForms: readonly HeldForm[] = [${rows.join(', ')}];`,
    '',
  ].join('\n');
}

type RouteData = Pick<Definition, 'name' | 'icon' | 'labels'> & Readonly<Record<string, unknown>>;

/** What the console knows of a definition before its screens are opened, without the module that holds the rest. */
export function routeOf(definition: Definition): RouteData {
  const { name, schema, area, icon, labels, titles, about, paths, list, requires } = definition;
  if (isHeld(definition)) return { name, schema, icon, labels, about };
  const isListed = list !== undefined;
  const hasEnds = list?.calendar === undefined ? undefined : true;
  const found = list?.filters?.find(({ watch }) => watch !== undefined);
  const watch = found && { parameter: found.parameter, value: found.watch };
  return { name, area, icon, labels, titles, about, paths, isListed, hasEnds, requires, watch };
}

function row(data: RouteData): string {
  return `${JSON.stringify(data, null, 2).replace(/\n\}$/, ',')}\n${loader(data.name)}`;
}

const loader = (name: string): string => `  load: async () => (await import('./forms/${name}.ts')).${camel(name)},\n}`;
