import type { Checking } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import { quoted } from '../../faults.ts';
import type { JsonObject } from '../../json.ts';
import { isPlain, kindOf, mayBeNull, valuesOf } from '../../kinds.ts';
import { isIdentifier, keepsIdentifier, ownIdentifier, sureOf } from '../operations/identifiers.ts';
import { type Optioned, optionedOf } from './optioned.ts';

/** Widgets that keep what a choice is known by. */
const KEEP = ['relation', 'multi-relation'];

/** Checks that what is kept of a choice, or filtered by, tells it apart: always there, its own, and what a property of that name holds. */
export function checkKnownBy(checking: Checking): void {
  const { definition, contract } = checking;
  const rowOf = (source: unknown): JsonObject | undefined => {
    const operation = contract.operations.get(String(source));
    return operation && contract.rowOf(operation);
  };
  definition.list?.filters?.forEach(({ source, value = '', parameter }, index) => {
    const row = rowOf(source);
    const place = ['list', 'filters', index, 'value'];
    if (!row || checkOwn(checking, row, value, place)) return;
    const { schema, description: about } =
      checking.operations.list?.parameters.find(({ name }) => name === parameter) ?? {};
    if (schema) checkIdentified(checking, row, { name: parameter, node: schema, about, value }, place);
  });
  for (const { field, options, node, place } of optionedOf(checking)) {
    checkWritten(checking, { field, options, node, place });
    const row = KEEP.includes(field.widget ?? '') ? rowOf(options.source) : undefined;
    const value = String(options.value);
    const at = [...place, 'value'];
    if (!row || checkOwn(checking, row, value, at)) continue;
    if (checkIdentified(checking, row, { name: field.field, node, value }, at)) continue;
    const last = field.field.split('.').at(-1) ?? '';
    const own = sureOf(contract, row, last);
    if (!own || value === last || !isPlain(node) || kindOf(own) !== kindOf(node)) continue;
    if (isIdentifier(contract, last, own) || isIdentifier(contract, field.field, node)) continue;
    checking.file.fault(
      at,
      `\`${String(options.source)}\` gives \`${last}\` itself, and \`${value}\` would be kept.`,
      `Write \`"value": "${last}"\`.`,
    );
  }
}

/** A list of identifiers is not written by hand, and one of a few fixed values is not chosen among other things. */
function checkWritten({ file, contract }: Checking, { field, options, node, place }: Optioned): void {
  const { widget = '' } = field;
  const entry = kindOf(node) === 'array' ? contract.resolve(node.items ?? {}) : node;
  const at = [...place.slice(0, -1), 'widget'];
  if (widget === 'tags' && isIdentifier(contract, '', entry))
    file.fault(
      at,
      `\`${field.field}\` keeps identifiers, which nobody knows by heart.`,
      'Take the widget `multi-relation`, with the list that gives them.',
    );
  const source = contract.operations.get(String(options.source));
  const kept = source && contract.at(contract.rowOf(source) ?? {}, String(options.value));
  const values = valuesOf(entry);
  if (!KEEP.includes(widget) || !kept || values.length === 0 || valuesOf(kept).some((one) => values.includes(one)))
    return;
  file.fault(
    at,
    `\`${field.field}\` takes ${quoted(values, 'or')}, and no choice of \`${source.id}\` is one of them.`,
    kindOf(node) === 'array'
      ? 'Take the widget `checkboxes`, with `choices`.'
      : 'Take the widget `select`, with `choices`.',
  );
}

/** What is kept, or filtered by: what the contract says of it, and the property of a choice that it would hold. */
interface Kept {
  name: string;
  node: JsonObject;
  about?: string | undefined;
  value: string;
}

/** Where an identifier is asked for and rows have one, nothing else of them is kept; whether it was told. */
function checkIdentified(
  { file, contract }: Checking,
  row: JsonObject,
  { name, node, about, value }: Kept,
  place: Place,
): boolean {
  const own = ownIdentifier(contract, row);
  const taking = kindOf(node) === 'array' ? contract.resolve(node.items ?? {}) : node;
  const kept = contract.at(row, value);
  if (own === undefined || own === value || !kept || !isPlain(taking)) return false;
  // What is called as a property of the rows holds that one.
  if (value === name.split('.').at(-1) || isIdentifier(contract, value, kept)) return false;
  if (!keepsIdentifier(contract, name, taking, about) || kindOf(taking) !== kindOf(contract.at(row, own) ?? {}))
    return false;
  file.fault(place, `\`${name}\` keeps identifiers, and \`${value}\` is none.`, `Did you mean \`${own}\`?`);
  return true;
}

/** Where rows have an identifier of their own, neither what may be nothing nor the identifier of something else tells them apart; whether it was told. */
function checkOwn(checking: Checking, row: JsonObject, value: string, place: Place): boolean {
  const { file, contract } = checking;
  const own = ['uuid', 'id'].find((path) => sureOf(contract, row, path));
  const node = contract.at(row, value);
  if (own === undefined || !node || value === own) return false;
  if (!mayBeNull(node) && !isIdentifier(contract, value, node)) return false;
  file.fault(place, `Two choices may have the same \`${value}\`.`, `Did you mean \`${own}\`?`);
  return true;
}
