import { openParameters } from '../../bound-operation.ts';
import type { Checking } from '../../checking.ts';
import { quoted, suggestion } from '../../faults.ts';
import { isObject, listAt, objectAt } from '../../json.ts';

/** Checks that a value is looked for where the contract (`x-unique`) says that no other may have it: among all, or among those with the same values of others. */
export function checkUniqueWithin({ file, definition, contract, body, operations, one }: Checking): void {
  const { unique } = definition.form;
  if (!unique) return;
  const { field, parameters } = unique;
  const properties = objectAt(contract.resolve(body), 'properties');
  const said = Object.keys(properties).filter((name) => Array.isArray(contract.at(body, name)?.['x-unique']));
  const node = contract.at(body, field);
  if (said.length === 0 || !isObject(node)) return;
  if (!Array.isArray(node['x-unique'])) {
    file.fault(
      ['form', 'unique', 'field'],
      `The service takes several with the same \`${field}\`, and ${one} would be refused here.`,
      said.length === 1 ? `Did you mean \`${said[0]}\`?` : suggestion(field, said),
    );
    return;
  }
  const within = listAt(node, 'x-unique').map(String);
  const asked = Object.values(parameters);
  const missing = within.filter((name) => !asked.includes(name));
  const open = operations.list ? openParameters(operations.list).map(({ name }) => name) : [];
  if (missing.length > 0)
    file.fault(
      ['form', 'unique', 'parameters'],
      `Only where ${quoted(missing, 'and')} is the same may no other have the \`${field}\`, and nothing asks for that.`,
      `Add \`${missing.map((name) => `"${open.includes(name) ? name : '…'}": "${name}"`).join(', ')}\`.`,
    );
  for (const [parameter, name] of Object.entries(parameters))
    if (name !== field && !within.includes(name))
      file.fault(
        ['form', 'unique', 'parameters', parameter],
        `No other may have the \`${field}\`, whatever its \`${name}\` is, and only those with the same are asked.`,
        'Remove it.',
      );
}
