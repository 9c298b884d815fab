import { namingParameters } from '../../bound-operation.ts';
import { type Checking, inRow } from '../../checking.ts';
import { isOnly } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { type JsonObject, listAt } from '../../json.ts';
import { isDate, isTaken, kindOf, mayBeNull } from '../../kinds.ts';
import { holds } from '../../words.ts';
import { isIdentifier as identifies, ownIdentifier } from '../operations/identifiers.ts';
import { checkTitle } from './title.ts';

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
    else if (!file.faults.some(({ place }) => place?.join() === 'id'))
      (role === 'id' ? checkId : checkTitle)(checking, property);
  }
}

const EXAMPLES = { id: 'uuid', title: 'displayName' } as const;

/** What identifies a thing is a text or a number that it can be asked by. */
function checkId(checking: Checking, id: string): void {
  const { file } = checking;
  const node = inRow(checking, id, ['id']);
  if (!node) return;
  const [own] = id.includes('.') ? ownIdentifiers(checking) : [];
  if (own !== undefined && isIdentifier(checking, node)) {
    file.fault(['id'], `\`${id}\` identifies what a row refers to, and not the row.`, `Did you mean \`${own}\`?`);
    return;
  }
  if (checkSure(checking, node, id) || checkOfOther(checking, node, id) || isIdentifier(checking, node)) return;
  const number = kindOf(node) === 'string' ? numberAsked(checking) : undefined;
  if (number === undefined)
    file.fault(
      ['id'],
      `\`${id}\` is ${holds(node)}, which identifies nothing.`,
      suggestion('', identifiersOf(checking)) || `Name a property with a text, as in \`"id": "${EXAMPLES.id}"\`.`,
    );
  else
    file.fault(
      ['id'],
      `\`${number}\` takes a whole number, and \`${id}\` is ${holds(node)}.`,
      'Name the property that it takes, or mend the parameter in the contract.',
    );
}

/** Where a row is always known by something, that is named, and not what may be nothing; whether it was told. */
function checkSure(checking: Checking, node: JsonObject, id: string): boolean {
  const { file, contract, row } = checking;
  const isSure = !mayBeNull(node) && (id.includes('.') || listAt(row, 'required').includes(id));
  if (isSure) return false;
  // Many a contract requires nothing of its rows: what may not be null is taken for sure there.
  const [spare] = mayBeNull(node) ? ownIdentifiers(checking).filter((path) => path !== id) : [];
  const own = ownIdentifier(contract, row) ?? spare;
  if (own === undefined || own === id || !isIdentifier(checking, node)) return false;
  file.fault(['id'], `\`${id}\` may be nothing, which identifies no row.`, `Did you mean \`${own}\`?`);
  return true;
}

/** Where nothing asks for one, a row that has an identifier is not known by that of something else; whether it was told. */
function checkOfOther({ file, contract, row, operations }: Checking, node: JsonObject, id: string): boolean {
  const own = ownIdentifier(contract, row);
  const isAsked = operations.read ?? operations.update ?? operations.delete;
  if (isAsked || own === undefined || own === id || !identifies(contract, id, node)) return false;
  file.fault(['id'], `\`${id}\` identifies what a row refers to, and not the row.`, `Did you mean \`${own}\`?`);
  return true;
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
function isIdentifier({ operations, contract, row, definition }: Checking, node: JsonObject): boolean {
  const asked = operations.read ?? operations.update ?? operations.delete;
  const [parameter] = asked ? namingParameters(asked) : [];
  const isOfKind = kindOf(node) === 'integer' || kindOf(parameter?.schema ?? {}) !== 'integer';
  // Of things that there are a few of, each may be known by a word of its own.
  const isWord = kindOf(node) === 'enum' && definition.id === ownIdentifier(contract, row);
  const isPlainId = (isWord || ['string', 'integer'].includes(kindOf(node))) && !isDate(node);
  return isOfKind && isPlainId && isTaken(node, parameter?.schema ?? {});
}

/** The operation that takes one thing by a whole number; undefined where it takes a text. */
function numberAsked({ operations }: Checking): string | undefined {
  const asked = operations.read ?? operations.update ?? operations.delete;
  const [parameter] = asked ? namingParameters(asked) : [];
  return kindOf(parameter?.schema ?? {}) === 'integer' ? asked?.id : undefined;
}
