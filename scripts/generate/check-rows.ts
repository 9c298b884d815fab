import type { Checking } from './checking.ts';
import { isObject } from './json.ts';

/** Fewer rows make a list that is paged through one by one. */
const FEWEST = 5;

/** Checks that a list can be read: its rows are named, and a page has some of them. */
export function checkRows({ file, definition, contract, row }: Checking): void {
  const { list, title, paths } = definition;
  if (!list || title === undefined) return;
  const shown = list.columns.filter(({ optional }) => !optional);
  const named = shown.some(({ field, secondary }) => field === title || secondary === title);
  const isRow = isObject(contract.at(row, title));
  if (!named && isRow && paths.edit !== undefined)
    file.fault(
      ['list', 'columns'],
      `No column that is seen at first shows \`${title}\`, by which one knows a row.`,
      `Add one, or name another property in \`title\`.`,
    );
  if ((list.pageSize ?? FEWEST) < FEWEST)
    file.fault(
      ['list', 'pageSize'],
      `A page of ${list.pageSize} is no list.`,
      `Write ${FEWEST} or more, or leave it out.`,
    );
  list.columns.forEach(({ kind, item, field }, index) => {
    const place = ['list', 'columns', index];
    const thing = contract.resolve(contract.at(row, field)?.items ?? {});
    if (kind === 'tags' && item !== undefined && /^(type|kind|sort)/.test(item) && contract.at(thing, 'value'))
      file.fault([...place, 'item'], `\`${item}\` says of what kind each is, and not what it is.`, 'Write `value`.');
  });
}
