import { existsSync, readFileSync } from 'node:fs';
import { bound } from '../../bound-operation.ts';
import { type Contract, type Operation, type Parameter, searchParameter } from '../../contract.ts';
import type { Definition } from '../../definition.ts';
import { type Fault, quoted } from '../../faults.ts';
import { kindOf } from '../../kinds.ts';
import { lineInService, SERVICE_FILE } from '../../manners.ts';

/** What asks for one page of many by a number, by the names that services have for it. */
const PAGES = /^(page|page_?(number|no|index)|offset|skip)$/i;

/**
 * What `openapi/service.yaml` leaves out and most definitions count on: told there, once, in place of what every definition would be told of its own list. Nothing
 * where only one does: that one may be wrong.
 */
export function unsaidFaults(definitions: readonly Definition[], contract: Contract): Fault[] {
  const { order, search, saysPaging, isHere } = contract.manners;
  const faults: Fault[] = [];
  const tell = (key: string, message: string, hint: string): void =>
    void faults.push({ file: SERVICE_FILE, line: 1, message: `\`${key}\` is missing: ${message}`, suggestion: hint });
  if (isHere) return [];
  const all = definitions.flatMap(({ list, operations }) => {
    const operation = bound(contract, operations.list);
    return list && operation ? [{ list, operation }] : [];
  });
  const pages = all.flatMap(({ operation }) => operation.parameters.filter(isPage)).map(({ name }) => name);
  if (!saysPaging && pages.length > 1) {
    const names = quoted([...new Set(pages)], 'or');
    const what = `lists take ${names}, and would be read as if all rows came at once.`;
    tell('paging', what, 'Say how pages are asked for, as in `by: page`.');
    return faults;
  }
  const lists = all.filter(({ operation }) => !contract.isWhole(operation)).map(({ list }) => list);
  const ordered = lists.filter((one) => one.order !== undefined || one.columns.some(({ sort }) => sort));
  const searched = lists.filter((one) => one.search !== undefined);
  if (order.by === undefined && ordered.length > 1) {
    const what = `${ordered.length} lists are ordered, and nothing says by which parameter.`;
    tell('order', what, 'Write it, as in `order: { by: sortBy, direction: sortOrder }`.');
  }
  if (search.length === 0 && searched.length > 1) {
    const what = `${searched.length} lists are searched, and nothing says by which parameter.`;
    tell('search', what, 'Name it, as in `search: [query]`.');
  }
  faults.push(
    ...unnamedSearch(
      all.flatMap(({ list, operation }) => (list.search ? [operation] : [])),
      search,
    ),
  );
  return faults;
}

/** What asks for rows with some words, by the names that services have for it. */
const SEARCHES = /^(q|term|keywords?)$|search|query/i;

/** What several lists that are searched are searched by, and `search` does not name. */
function unnamedSearch(searched: readonly Operation[], search: readonly string[]): Fault[] {
  const isText = ({ in: where, schema }: Parameter): boolean => where === 'query' && kindOf(schema) === 'string';
  const without = searched.filter((one) => searchParameter(one) === undefined);
  const names = without.flatMap(({ parameters }) =>
    parameters.flatMap((one) => (isText(one) && SEARCHES.test(one.name) ? [one.name] : [])),
  );
  const unnamed = [...new Set(names)];
  if (search.length === 0 || names.length < 2) return [];
  const all = quoted(unnamed, 'and');
  return [
    {
      file: SERVICE_FILE,
      line: lineOfSearch(),
      message: `${names.length} lists are searched by ${all}, which \`search\` does not name.`,
      suggestion: `Write \`search: [${[...search, ...unnamed].join(', ')}]\`.`,
    },
  ];
}

/** The line of `search`; the first where the file is not at hand. */
const lineOfSearch = (): number =>
  existsSync(SERVICE_FILE) ? lineInService(readFileSync(SERVICE_FILE, 'utf8'))(['search']) : 1;

const isPage = ({ name, schema }: Parameter): boolean => PAGES.test(name) && kindOf(schema) === 'integer';
