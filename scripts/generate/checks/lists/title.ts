import { type Checking, inRow } from '../../checking.ts';
import { suggestion } from '../../faults.ts';
import { isReadable } from '../../kinds.ts';
import { holds } from '../../words.ts';
import { isNames, namesOf, whyNoName } from './called-by.ts';

/** Checks what a thing is called by: a text or its names in several languages, of its own, in its row and in its editor. */
export function checkTitle(checking: Checking, title: string): void {
  const { file, contract, definition, row, reply } = checking;
  const node = inRow(checking, title, ['title']);
  if (!node || checkOfThing(checking, title)) return;
  const holder = contract.at(row, title) ? row : reply;
  const names = namesOf(contract, holder);
  const why = whyNoName(contract, holder, title);
  // What the first column shows is what rows are told apart by.
  const [first] = (definition.list?.columns ?? []).map(({ field }) => field).filter((path) => names.includes(path));
  // What the contract calls a name is one, before a code that is text as well.
  const called = names.filter((path) => /(name|title|label)s?$/i.test(path));
  if (why !== undefined)
    file.fault(
      ['title'],
      `\`${title}\` ${why}.`,
      first === undefined ? suggestion(title, called.length > 0 ? called : names) : `Did you mean \`${first}\`?`,
    );
  else if (!isReadable(node) && !isNames(contract, node))
    file.fault(['title'], `\`${title}\` is ${holds(node)}, which names nothing.`, 'Name a property with a text.');
}

/** What names a row names the thing itself as well, in its editor; whether it was told that it does not. */
function checkOfThing({ file, contract, reply, row, operations }: Checking, title: string): boolean {
  const { read } = operations;
  if (!read || contract.at(reply, title)) return false;
  const shared = namesOf(contract, row).find((path) => contract.at(reply, path));
  file.fault(
    ['title'],
    `What \`${read.id}\` gives has no \`${title}\`: its editor would be called nothing.`,
    shared === undefined ? 'Name a property that rows and things have.' : `Did you mean \`${shared}\`?`,
  );
  return true;
}
