import { type BoundOperation, bound } from './bound-operation.ts';
import { checkLinks } from './checks/operations/links.ts';
import { shape } from './checks/operations/paths.ts';
import type { Contract } from './contract.ts';
import { type Definition, type Place, tabsOf } from './definition.ts';
import type { DefinitionFile } from './definition-file.ts';
import { suggestion } from './faults.ts';
import type { JsonObject } from './json.ts';
import { isPlain, kindOf } from './kinds.ts';
import { printListUrl } from './print/calls.ts';
import { holds } from './words.ts';

/** A link that is a tab of the editor: the list that stands at its address, and the operation that gives it. */
export interface TabLink {
  path: string;
  definition: Definition;
  list: BoundOperation;
}

/** Checks where the links of a definition lead, and gives those that are tabs of its editor. Each of these must lead to a list of its own, which its address narrows: by a parameter, or in its query by filters that the list has. */
export function tabLinks(
  file: DefinitionFile,
  definition: Definition,
  contract: Contract,
  all: readonly Definition[],
): TabLink[] {
  checkLinks(file, definition, all);
  const names = new Set<string>();
  const thing = bound(contract, definition.operations.read)?.reply?.schema ?? {};
  const checkCount = (count: string | undefined, tab: true | undefined, place: Place): void => {
    if (count === undefined) return;
    const node = contract.at(thing, count);
    if (tab !== true) file.fault(place, 'Only a tab has a number of rows.', 'Remove it, or make a tab of the link.');
    else if (!node || kindOf(node) !== 'integer')
      file.fault(
        place,
        node
          ? `\`${count}\` is ${holds(node)}, which is no number of rows.`
          : `The thing has no property \`${count}\`.`,
        suggestion(
          count,
          contract.paths(thing).filter((path) => kindOf(contract.at(thing, path) ?? {}) === 'integer'),
        ),
      );
  };
  const counts = (definition.links ?? []).map(({ count }) => count);
  return (definition.links ?? []).flatMap(({ path, tab, count }, index) => {
    checkCount(count, tab, ['links', index, 'count']);
    if (count !== undefined && counts.indexOf(count) !== counts.lastIndexOf(count))
      file.fault(
        ['links', index, 'count'],
        `Two tabs are counted by \`${count}\`, and each shows other rows.`,
        'Name the property that counts its own, or leave it out: then the service is asked.',
      );
    if (tab !== true) return [];
    const place = ['links', index, 'path'];
    const [address = '', query = ''] = path.split('?');
    const other = all.find((one) => one.list && shape(one.paths.list) === shape(address));
    const list = bound(contract, other?.operations.list);
    if (!other || !list || contract.isWhole(list)) {
      const lists = all.flatMap((one) => (one.list ? [one.paths.list] : []));
      file.fault(
        place,
        `At \`${address}\` is no list that could be a tab.`,
        suggestion(address, lists) || 'Leave `tab` out: then it leads there.',
      );
      return [];
    }
    if (names.has(other.name))
      file.fault(place, `Another tab shows the list at \`${address}\` already.`, 'Leave `tab` out of one of them.');
    names.add(other.name);
    const meant = `${other.name.replace(/-./g, (part) => part.charAt(1).toUpperCase())}Count`;
    if (count !== undefined && isNumber(contract.at(thing, count)) && count !== meant && contract.at(thing, meant))
      file.fault(
        ['links', index, 'count'],
        `\`${count}\` counts something else than the rows of this list.`,
        `Did you mean \`${meant}\`?`,
      );
    const filters = (other.list?.filters ?? []).flatMap(({ parameter, until }) => [
      parameter,
      ...(until ? [until] : []),
    ]);
    const unknown = [...new URLSearchParams(query).keys()].filter((name) => !filters.includes(name));
    for (const name of unknown)
      file.fault(place, `The list at \`${address}\` has no filter \`${name}\`.`, suggestion(name, filters));
    for (const [, property = ''] of query.matchAll(/\{([\w.]+)\}/g)) {
      const node = contract.at(thing, property);
      if (node && !isPlain(node))
        file.fault(
          place,
          `\`${property}\` is ${holds(node)}, which fills no filter.`,
          'Name a property with one value.',
        );
    }
    if (query === '' && !address.includes('{'))
      file.fault(place, 'It would show all rows of the list, whatever the thing is.', 'Add a filter: `?team={uuid}`.');
    return [{ path, definition: other, list }];
  });
}

const isNumber = (node: JsonObject | undefined): boolean => node !== undefined && kindOf(node) === 'integer';

/** The first value of each of a list's tabs, by their parameters. */
export function firstTabsOf(definition: Pick<Definition, 'list'>): Map<string, string> {
  const names = tabsOf(definition);
  const tabs = (definition.list?.filters ?? []).filter(({ parameter }) => names.includes(parameter));
  return new Map(tabs.map(({ parameter, choices = {} }) => [parameter, Object.keys(choices)[0] ?? '']));
}

/** The lists that links with `tab` lead to: by name, and the operation that gives their rows. */
export function printTabs(tabs: readonly TabLink[]): string[] {
  if (tabs.length === 0) return [];
  const printed = tabs.flatMap(({ path, definition, list }) => [
    `    ${JSON.stringify(path)}: {`,
    `  name: ${JSON.stringify(definition.name)},`,
    ...(definition.paths.list.includes('{') ? [`  address: ${JSON.stringify(definition.paths.list)},`] : []),
    printListUrl(list, firstTabsOf(definition)),
    '    },',
  ]);
  return ['  tabs: {', ...printed, '  },'];
}
