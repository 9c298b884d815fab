import { namingParameters } from '../../bound-operation.ts';
import { type Checking, inRow } from '../../checking.ts';
import { isOnly } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { type JsonObject, listAt } from '../../json.ts';
import { isDate, isReadable, isTaken, kindOf, mayBeNull } from '../../kinds.ts';
import { holds } from '../../words.ts';
import { isIdentifier as identifies, ownIdentifier } from '../operations/identifiers.ts';

/** Checks what identifies and names a thing, where there are several: rows, and what an address names. */
export function checkNaming(checking: Checking): void {
  const { file, definition } = checking;
  for (const role of ['id', 'title'] as const) {
    const property = definition[role];
    if (isOnly(definition)) {
      if (property !== undefined)
        file.fault(
          [role],
          `There is one ${definition.labels.one.en.toLowerCase()} only, which needs no \`${role}\`.`,
          'Remove it.',
        );
    } else if (property === undefined)
      file.fault(
        [],
        `\`${role}\` is missing in a form definition.`,
        `Add it, as in \`"${role}": "${EXAMPLES[role]}"\`.`,
      );
    // What is no identifier by the editor's address is told there, and nothing is told apart from it.
    else if (!file.faults.some(({ place }) => place?.join() === 'id')) checkNamingProperty(checking, role, property);
  }
}

const EXAMPLES = { id: 'uuid', title: 'displayName' } as const;

/** What identifies a thing is a text or a number; what names it, a text or its names in several languages. */
function checkNamingProperty(checking: Checking, role: 'id' | 'title', property: string): void {
  const node = inRow(checking, property, [role]);
  if (!node) return;
  const isId = role === 'id';
  const [own] = isId && property.includes('.') ? ownIdentifiers(checking) : [];
  if (own !== undefined && isIdentifier(checking, node)) {
    const what = `\`${property}\` identifies what a row refers to, and not the row.`;
    checking.file.fault([role], what, `Did you mean \`${own}\`?`);
    return;
  }
  if (!isId && checkOfThing(checking, property)) return;
  if (checkSure(checking, role, node, property)) return;
  if (isId ? isIdentifier(checking, node) : isNames(checking, node)) return;
  const number = isId && kindOf(node) === 'string' ? numberAsked(checking) : undefined;
  if (number !== undefined) {
    const what = `\`${number}\` takes a whole number, and \`${property}\` is ${holds(node)}.`;
    checking.file.fault([role], what, 'Name the property that it takes, or mend the parameter in the contract.');
    return;
  }
  // A list alone may have nothing else to call its rows by.
  const { id, paths } = checking.definition;
  const isCount = ['integer', 'number'].includes(kindOf(node)) && namesOf(checking).length > 0;
  if (!isId && !isCount && isReadable(node) && (property !== id || paths.edit === undefined)) return;
  const names = isId ? [] : namesOf(checking);
  // What the contract calls a name is one, before a code that is text as well.
  const called = names.filter((path) => /(name|title|label)s?$/i.test(path));
  const able = isId ? identifiersOf(checking) : called.length > 0 ? called : names;
  checking.file.fault(
    [role],
    !isId && property === id
      ? `\`${property}\` identifies a row, and tells nobody what it is.`
      : `\`${property}\` is ${holds(node)}, which ${isId ? 'identifies' : 'names'} nothing.`,
    suggestion('', able) || `Name a property with a text, as in \`"${role}": "${EXAMPLES[role]}"\`.`,
  );
}

/** What names a row names the thing itself as well, in its editor; whether it was told that it does not. */
function checkOfThing(checking: Checking, property: string): boolean {
  const { file, contract, reply, operations } = checking;
  const { read } = operations;
  if (!read || contract.at(reply, property)) return false;
  const shared = namesOf(checking).find((path) => contract.at(reply, path));
  file.fault(
    ['title'],
    `What \`${read.id}\` gives has no \`${property}\`: its editor would be called nothing.`,
    shared === undefined ? 'Name a property that rows and things have.' : `Did you mean \`${shared}\`?`,
  );
  return true;
}

/** Where a row is always known, or called, by something, that is named, and not what may be nothing; whether it was told. */
function checkSure(checking: Checking, role: 'id' | 'title', node: JsonObject, property: string): boolean {
  const { file, contract, row, definition } = checking;
  const isId = role === 'id';
  const isSure = !mayBeNull(node) && (!isId || property.includes('.') || listAt(row, 'required').includes(property));
  if (isSure) return false;
  // Many a contract requires nothing of its rows: what may not be null is taken for sure there.
  const [spare] = mayBeNull(node) ? ownIdentifiers(checking).filter((path) => path !== property) : [];
  const own = isId ? (ownIdentifier(contract, row) ?? spare) : undefined;
  if (own !== undefined && own !== property && isIdentifier(checking, node)) {
    file.fault([role], `\`${property}\` may be nothing, which identifies no row.`, `Did you mean \`${own}\`?`);
    return true;
  }
  const names = isId || !isReadable(node) ? [] : namesOf(checking);
  // What the first column shows is what rows are told apart by.
  const [first] = (definition.list?.columns ?? []).map(({ field }) => field).filter((path) => names.includes(path));
  if (names.length === 0) return false;
  file.fault(
    [role],
    `\`${property}\` may be nothing, and then the row would be called nothing.`,
    first === undefined ? suggestion(property, names) : `Did you mean \`${first}\`?`,
  );
  return true;
}

/** Texts of a row that are always there and say more than a number does. */
function namesOf({ contract, row, definition }: Checking): string[] {
  const own = ownIdentifier(contract, row);
  return listAt(row, 'required')
    .map(String)
    .filter((path) => {
      const node = contract.at(row, path) ?? {};
      const isName = kindOf(node) === 'string' && isReadable(node) && !mayBeNull(node);
      return isName && path !== definition.id && path !== own && !identifies(contract, path, node);
    });
}

/** What a row can be asked by, and is always there. */
function identifiersOf(checking: Checking): string[] {
  const { contract, row } = checking;
  const own = ownIdentifier(contract, row);
  if (own !== undefined) return [own];
  return listAt(row, 'required')
    .map(String)
    .filter((path) => {
      const node = contract.at(row, path) ?? {};
      return !mayBeNull(node) && isIdentifier(checking, node);
    });
}

/** What identifies a row, of its own properties. */
const ownIdentifiers = ({ contract, row }: Checking): string[] =>
  contract.paths(row).filter((path) => /^(id|uuid)$/.test(path));

/** Whether an operation that takes one thing can be asked by a value: what the address names has its pattern. */
function isIdentifier({ operations }: Checking, node: JsonObject): boolean {
  const asked = operations.read ?? operations.update ?? operations.delete;
  const [parameter] = asked ? namingParameters(asked) : [];
  const isOfKind = kindOf(node) === 'integer' || kindOf(parameter?.schema ?? {}) !== 'integer';
  const isPlainId = ['string', 'integer'].includes(kindOf(node)) && !isDate(node);
  return isOfKind && isPlainId && isTaken(node, parameter?.schema ?? {});
}

/** The operation that takes one thing by a whole number; undefined where it takes a text. */
function numberAsked({ operations }: Checking): string | undefined {
  const asked = operations.read ?? operations.update ?? operations.delete;
  const [parameter] = asked ? namingParameters(asked) : [];
  return kindOf(parameter?.schema ?? {}) === 'integer' ? asked?.id : undefined;
}

/** Whether a list has names in several languages. */
export function isNames({ contract }: Checking, node: JsonObject): boolean {
  const parts = contract.paths(contract.resolve(node.items ?? {}));
  return ['language', 'translation'].every((part) => parts.includes(part));
}
