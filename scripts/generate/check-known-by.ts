import type { Checking } from './checking.ts';
import type { Place } from './definition.ts';
import { isIdentifier } from './identifiers.ts';
import { type JsonObject, listAt } from './json.ts';
import { isPlain, kindOf, mayBeNull } from './kinds.ts';
import { optionedOf } from './optioned.ts';

/** Widgets that keep what a choice is known by. */
const KEEP = ['relation', 'multi-relation'];

/** Checks that what is kept of a choice, or filtered by, tells it apart: always there, its own, and what a property of that name holds. */
export function checkKnownBy(checking: Checking): void {
  const { definition, contract } = checking;
  const rowOf = (source: unknown): JsonObject | undefined => {
    const operation = contract.operations.get(String(source));
    return operation && contract.rowOf(operation);
  };
  definition.list?.filters?.forEach(({ source, value = '' }, index) => {
    const row = rowOf(source);
    if (row) checkOwn(checking, row, value, ['list', 'filters', index, 'value']);
  });
  for (const { field, options, node, place } of optionedOf(checking)) {
    const row = KEEP.includes(field.widget ?? '') ? rowOf(options.source) : undefined;
    const value = String(options.value);
    const at = [...place, 'value'];
    if (!row || checkOwn(checking, row, value, at)) continue;
    const last = field.field.split('.').at(-1) ?? '';
    const own = sureOf(checking, row, last);
    if (!own || value === last || !isPlain(node) || kindOf(own) !== kindOf(node)) continue;
    if (isIdentifier(contract, last, own) || isIdentifier(contract, field.field, node)) continue;
    checking.file.fault(
      at,
      `\`${String(options.source)}\` gives \`${last}\` itself, and \`${value}\` would be kept.`,
      `Write \`"value": "${last}"\`.`,
    );
  }
}

/** A property of a row that is always there. */
function sureOf({ contract }: Checking, row: JsonObject, path: string): JsonObject | undefined {
  const node = listAt(row, 'required').includes(path) ? contract.at(row, path) : undefined;
  return node && !mayBeNull(node) ? node : undefined;
}

/** Where rows have an identifier of their own, neither what may be nothing nor the identifier of something else tells them apart; whether it was told. */
function checkOwn(checking: Checking, row: JsonObject, value: string, place: Place): boolean {
  const { file, contract } = checking;
  const own = ['uuid', 'id'].find((path) => sureOf(checking, row, path));
  const node = contract.at(row, value);
  if (own === undefined || !node || value === own) return false;
  if (!mayBeNull(node) && !isIdentifier(contract, value, node)) return false;
  file.fault(place, `Two choices may have the same \`${value}\`.`, `Did you mean \`${own}\`?`);
  return true;
}
