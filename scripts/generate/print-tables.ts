import { type Definition, isHeld } from './definition.ts';
import { camel } from './print-calls.ts';

/** The table of all entities: what the router and the navigation need, each with the module that holds the rest. */
export function printTable(definitions: Definition[]): string {
  const rows = definitions
    .filter((one) => !isHeld(one))
    .map((definition) => {
      const { name, area, icon, labels, titles, about, paths, list, requires } = definition;
      const isListed = list !== undefined;
      const hasEnds = list?.calendar === undefined ? undefined : true;
      const found = list?.filters?.find(({ watch }) => watch !== undefined);
      const watch = found && { parameter: found.parameter, value: found.watch };
      return row({ name, area, icon, labels, titles, about, paths, isListed, hasEnds, requires, watch });
    });
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
  const rows = definitions
    .filter(isHeld)
    .map(({ name, schema, icon, labels, about }) => row({ name, schema, icon, labels, about }));
  return [
    `import type { HeldForm } from '../src/contract/entity.ts';`,
    '',
    `export const heldForms: readonly HeldForm[] = [${rows.join(', ')}];`,
    '',
  ].join('\n');
}

function row<Data extends { name: string }>(data: Data): string {
  return `${JSON.stringify(data, null, 2).replace(/\n\}$/, ',')}\n${loader(data.name)}`;
}

const loader = (name: string): string => `  load: async () => (await import('./forms/${name}.ts')).${camel(name)},\n}`;
