import type { Checking } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { isObject, type JsonObject, objectAt } from '../../json.ts';
import { isReadable, kindOf } from '../../kinds.ts';

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
    if (kind === 'tags' && item !== undefined) checkItem(file, contract, { thing, item }, [...place, 'item']);
  });
}

/** What an entry is called by is no code: none of a few values, nor what the contract tells by which rules hold for the rest of it. */
function checkItem(
  file: Checking['file'],
  contract: Checking['contract'],
  { thing, item }: { thing: JsonObject; item: string },
  place: Place,
): void {
  const decides = Object.keys(objectAt(objectAt(thing, 'if'), 'properties'));
  const isCode = (path: string) => kindOf(contract.at(thing, path) ?? {}) === 'enum' || decides.includes(path);
  if (!isCode(item)) return;
  const able = contract.paths(thing).filter((path) => !isCode(path) && isReadable(contract.at(thing, path) ?? {}));
  file.fault(place, `\`${item}\` would be shown as the code that is stored.`, suggestion('', able) || 'Name a text.');
}
