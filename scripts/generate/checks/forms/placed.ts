import type { Checking } from '../../checking.ts';
import type { Operation } from '../../contract.ts';
import type { Place, WrittenColumn } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { isObject } from '../../json.ts';
import { isFilledBy } from '../../kinds.ts';
import type { Named } from '../../widgets.ts';
import { holds } from '../../words.ts';
import { checkExtras, checkShown, isColumnKind } from '../lists/list.ts';
import { twiceHint } from '../texts/twice-hint.ts';

/** Checks the options of a widget that place something: what its source is filled with, which columns it shows, and where its rows lead. */
export function checkPlaced(
  checking: Checking,
  options: Readonly<Record<string, unknown>>,
  { option, named, widget }: { option: string; named: Named; widget: string },
  place: Place,
): void {
  const { contract } = checking;
  const value = options[option];
  const operation = contract.operations.get(String(options.source));
  const row = operation && contract.shownRow(operation);
  if (!operation || !row || value === undefined) return;
  const at = [...place, option];
  const isRelated = widget === 'related';
  if (named === 'source-parameters' && isObject(value)) checkFilled(checking, operation, value, at);
  if (named === 'source-parameters' && isObject(value) && isRelated && options.wanting === undefined)
    checking.file.fault(at, 'Nothing says what is missing while a parameter has no value.', 'Add `wanting`.');
  // What must be filled, and is not, is told by itself.
  const isIdle =
    options.wanting !== undefined &&
    options.parameters === undefined &&
    !operation.parameters.some(({ required }) => required);
  if (isRelated && option === 'source' && isIdle)
    checking.file.fault([...place, 'wanting'], 'Nothing can be missing: no parameter is filled.', 'Remove `wanting`.');
  if (named === 'choice-path' && typeof value === 'string')
    for (const [, name = ''] of value.matchAll(/\{([^}]+)\}/g)) inChoice(checking, operation, name, at);
  if (named === 'choice-columns' && Array.isArray(value))
    (value as (WrittenColumn | null)[]).forEach((column, index) => {
      // What is no column at all is told by the schema of the options.
      if (typeof column?.field !== 'string') return;
      const node = inChoice(checking, operation, column.field, [...at, index, 'field']);
      if (value.findIndex((one) => (one as WrittenColumn | null)?.field === column.field) < index)
        checking.file.fault(
          [...at, index, 'field'],
          `The table shows \`${column.field}\` twice.`,
          twiceHint(contract, row, [value as WrittenColumn[], index], 'column'),
        );
      if (!node || !isColumnKind(column.kind)) return;
      checkExtras(checking, column, [...at, index]);
      checkShown(checking, column, node, [...at, index]);
    });
}

function inChoice({ file, contract }: Checking, operation: Operation, path: string, place: Place) {
  const row = contract.shownRow(operation);
  const node = contract.at(row, path);
  if (!node)
    file.fault(
      place,
      `There is no field \`${path}\` in what \`${operation.id}\` gives.`,
      suggestion(path, contract.paths(row)),
    );
  return node;
}

/** Each parameter is one of the source's, and filled with a property of what is edited. */
function checkFilled(checking: Checking, operation: Operation, filled: object, place: Place): void {
  const { file, contract, body, reply, one } = checking;
  // What pages and orders the source is filled by the widget.
  const able = operation.parameters.filter(({ role }) => role === undefined || role === 'search');
  for (const [name, property] of Object.entries(filled)) {
    const schema = able.find((one) => one.name === name)?.schema;
    const node = contract.at(body, String(property)) ?? contract.at(reply, String(property));
    if (!schema)
      file.fault(
        [...place, name],
        `\`${operation.id}\` has no parameter \`${name}\`.`,
        suggestion(
          name,
          able.map((one) => one.name),
        ),
      );
    else if (node && !isFilledBy(schema, node))
      file.fault(
        [...place, name],
        `\`${name}\` takes ${holds(schema)}, and \`${property}\` is ${holds(node)}.`,
        'Name a property whose value it takes.',
      );
    if (!node)
      file.fault(
        [...place, name],
        `There is no field \`${property}\` in ${one}.`,
        suggestion(String(property), contract.paths(body)),
      );
  }
}
