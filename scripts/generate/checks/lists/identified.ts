import type { Checking } from '../../checking.ts';
import type { Contract } from '../../contract.ts';
import type { Place } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { isObject, type JsonObject, textAt } from '../../json.ts';
import { SHOWN_ONLY } from '../forms/edit.ts';
import { optionedOf, plainText } from '../forms/optioned.ts';
import { isIdentifier } from '../operations/identifiers.ts';

/** Checks that what is to be found again is named by its identifier, and that no reader is shown one. */
export function checkIdentified(checking: Checking): void {
  checkRows(checking);
  checkSecondary(checking);
  checkKept(checking);
  checkDetail(checking);
  checkAsked(checking);
  checkTyped(checking);
}

/** What identifies the thing of an editor is not typed there: a new one could be saved over another. */
function checkTyped({ file, definition, operations, one }: Checking): void {
  const { id = '', form } = definition;
  if (!operations.create) return;
  form.sections.forEach(({ fields }, section) => {
    fields.forEach(({ field, widget = '' }, index) => {
      if (field === id && /^(id|uuid)$/.test(field) && !SHOWN_ONLY.includes(widget))
        file.fault(
          ['form', 'sections', section, 'fields', index, 'field'],
          `\`${field}\` identifies ${one}, and a new one could be saved over another.`,
          'Show it with `"widget": "read-only"`, or leave it out.',
        );
    });
  });
}

/** The identifiers that a row has of its own. */
const ownIdentifiers = (contract: Contract, row: JsonObject): string[] =>
  contract.paths(row).filter((path) => /^(id|uuid)$/.test(path));

/** Rows that are only listed have no operation that tells by what they are known: they have an identifier of their own for it. */
function checkRows({ file, definition, contract, operations, row }: Checking): void {
  const { id } = definition;
  const own = ownIdentifiers(contract, row);
  const isAsked = operations.read ?? operations.update ?? operations.delete;
  if (id === undefined || isAsked || own.length === 0 || own.includes(id)) return;
  if (!contract.at(row, id) || isIdentifier(contract, id, contract.at(row, id) ?? {})) return;
  file.fault(['id'], `Two rows may have the same \`${id}\`.`, suggestion('', own));
}

/** What stands beneath a name is read. */
function checkSecondary({ file, definition, contract, row }: Checking): void {
  definition.list?.columns.forEach(({ secondary = '' }, index) => {
    const node = contract.at(row, secondary);
    if (secondary === definition.id || !node || !isIdentifier(contract, secondary, node)) return;
    file.fault(
      ['list', 'columns', index, 'secondary'],
      `\`${secondary}\` identifies a thing, which nobody reads.`,
      'Name another property, or leave it out.',
    );
  });
}

/** A field that is called as an identifier. */
const IS_IDENTIFIER = /(^|\.)(id|uuid)s?$|[a-z](Id|Uuid)s?$/;

/** A field that is called as an identifier keeps that of its choice, where the choice has one. */
function checkKept(checking: Checking): void {
  const { file, contract } = checking;
  for (const { field, options, place } of optionedOf(checking)) {
    const source = contract.operations.get(plainText(options.source));
    const row = source && contract.shownRow(source);
    const value = plainText(options.value);
    if (!row || !IS_IDENTIFIER.test(field.field) || !contract.at(row, value)) continue;
    const own = ownIdentifiers(contract, row);
    if (own.length === 0 || own.includes(value) || isIdentifier(contract, value, contract.at(row, value) ?? {}))
      continue;
    file.fault(
      [...place, 'value'],
      `\`${field.field}\` is to identify what is chosen, and would keep its \`${value}\`.`,
      suggestion('', own),
    );
  }
}

/** What tells choices of one name apart says something else than the name, and something that is read. */
function checkDetail(checking: Checking): void {
  const { file, contract, widgets } = checking;
  for (const { field, options, place } of optionedOf(checking)) {
    const source = contract.operations.get(plainText(options.source));
    const row = source && contract.shownRow(source);
    const detail = plainText(options.detail);
    const node = row && contract.at(row, detail);
    if (!node) continue;
    const known = { ...widgets.choice(field.widget ?? ''), ...options };
    if (detail === plainText(known.text))
      file.fault([...place, 'detail'], `\`${detail}\` is what a choice is called already.`, 'Name another property.');
    else if (isIdentifier(contract, detail, node) || detail === plainText(known.value))
      file.fault(
        [...place, 'detail'],
        `\`${detail}\` identifies a thing, which nobody reads.`,
        'Name what tells one choice from another.',
      );
  }
}

/** What takes an identifier is asked for one: a name finds nothing. */
function checkAsked(checking: Checking): void {
  const { definition, contract, operations, body, reply } = checking;
  const fields = optionedOf(checking);
  // What is chosen may be called as it likes, and is kept by its identifier.
  const isKept = (path: string): boolean =>
    fields.some(({ field, options }) => field.field === path && IS_IDENTIFIER.test(plainText(options.value)));
  const check = (source: unknown, parameters: unknown, place: Place): void => {
    const known = contract.operations.get(plainText(source))?.parameters ?? [];
    for (const [name, value] of Object.entries(isObject(parameters) ? parameters : {})) {
      const schema = known.find((one) => one.name === name)?.schema;
      const path = plainText(value);
      const node = contract.at(body, path) ?? contract.at(reply, path);
      // By its name alone a parameter may take a name as well.
      const hasRule = textAt(schema, 'pattern') ?? textAt(schema, 'format');
      if (!schema || !node || hasRule === undefined || !isIdentifier(contract, name, schema)) continue;
      if (isIdentifier(contract, path, node) || IS_IDENTIFIER.test(path) || isKept(path)) continue;
      checking.file.fault(
        [...place, name],
        `\`${name}\` takes an identifier, and \`${path}\` is none.`,
        'Name the property that identifies the thing.',
      );
    }
  };
  for (const { options, place } of fields) check(options.source, options.parameters, [...place, 'parameters']);
  for (const key of ['unique', 'similar'] as const)
    check(operations.list?.id, definition.form[key]?.parameters, ['form', key, 'parameters']);
}
