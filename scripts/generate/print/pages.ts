import type { BoundOperation } from '../bound-operation.ts';
import type { Contract } from '../contract.ts';
import { isLed, type Manners, type PagingKind } from '../manners.ts';
import { call, capital, printArguments } from './calls.ts';

/** The names that the engine has for what it asks of a list. */
const ENGINE = { by: 'page', page: 'page', size: 'pageSize', items: 'items', total: 'total', first: 1 } as const;

/** Whether the service gives pages as the engine asks for them, so that nothing stands between the two. */
export function speaksAsEngine({ paging, order, isHere }: Manners): boolean {
  const isOrdered = order.by === 'sortBy' && order.direction === 'sortOrder' && order.descending === undefined;
  const names = Object.entries(ENGINE).every(([key, value]) => paging[key as keyof typeof ENGINE] === value);
  return names && isOrdered && !isHere && paging.totalHeader === undefined;
}

const READERS: Readonly<Record<Exclude<PagingKind, 'none'>, { name: string; file: string }>> = {
  page: { name: 'byPage', file: 'by-number' },
  offset: { name: 'byOffset', file: 'by-number' },
  cursor: { name: 'byCursor', file: 'by-next' },
  link: { name: 'byLink', file: 'by-next' },
};

/** How pages are read of a service that has manners of its own: the only way that comes with the console. */
export function printPages({ paging, order }: Manners): string {
  const { by, items: _, ...names } = paging;
  if (by === 'none') return "export { allAtOnce as readPage } from '../src/contract/paging/all-at-once.ts';\n";
  // A service with numbered pages whose `Link` tells only whether there are more is asked by the number.
  const { name, file } = READERS[by === 'link' && paging.page !== undefined ? 'page' : by];
  const manners = JSON.stringify({ ...names, order });
  return [
    `import { ${name} } from '../src/contract/paging/${file}.ts';`,
    '',
    `export const readPage = ${name}(${manners});`,
    '',
  ].join('\n');
}

/** What a list that comes whole is kept by. */
const WHOLE_LIST_IMPORTS = [
  "import { wholeList } from '../../src/contract/paging/whole-list.ts';",
  "import type { ReadContext } from '../../src/contract/source.ts';",
];

/** How a page of a list is read where the service has manners of its own, and what that imports. */
export function printMannerlyPage(contract: Contract, list: BoundOperation): { lines: string[]; imports: string[] } {
  const [items, name] = [JSON.stringify(contract.rowsAt(list) ?? ''), JSON.stringify(list.id)];
  const takesQuery = list.parameters.some((parameter) => parameter.in === 'query');
  const sent = printArguments(list, { query: [`...(sent as ${capital(list.id)}Params)`] });
  const ask = `(${takesQuery ? 'sent' : ''}) => ${call(list, list.id)}(${[...sent, '{ signal }'].join(', ')})`;
  const isPaged = isLed(contract.manners) || list.parameters.some(({ role }) => role === 'page');
  const reader = isPaged ? 'readPage' : 'allAtOnce';
  const { isHere } = contract.manners;
  const isOrderedHere = !isHere && contract.isWhole(list);
  const isWhole = isHere || isOrderedHere;
  const key = `${call(list, `get${capital(list.id)}QueryKey`)}(${printArguments(list, {}, true).join(', ')})`;
  const page = `(parameters, ${items}, ${ask}, ${name})`;
  const rows = isHere ? `allRows(${reader}, ${page.slice(1)}` : `${reader}${page}.then(({ items }) => items)`;
  const shown = `${isHere ? 'searchHere' : 'pageOf'}(rows, parameters)`;
  const whole = `wholeList(context, ${key}, parameters, (signal) => ${rows}).then((rows) => ${shown})`;
  return {
    lines: [
      '  readPage: (parameters: ListParameters) => ({',
      `    queryKey: [...${key}, parameters],`,
      `    queryFn: ${isWhole ? `(context: ReadContext) => ${whole}` : `({ signal }) => ${reader}${page}`},`,
      '  }),',
    ],
    imports: [
      isPaged
        ? "import { readPage } from '../pages.ts';"
        : "import { allAtOnce } from '../../src/contract/paging/all-at-once.ts';",
      ...(isHere ? ["import { allRows, searchHere } from '../../src/contract/paging/search-here.ts';"] : []),
      ...(isWhole ? WHOLE_LIST_IMPORTS : []),
      ...(isOrderedHere ? ["import { pageOf } from '../../src/contract/page-of.ts';"] : []),
    ],
  };
}
