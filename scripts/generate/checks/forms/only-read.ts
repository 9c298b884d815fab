import type { Checking } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import { quoted } from '../../faults.ts';
import { isObject, type JsonObject, listAt } from '../../json.ts';
import { optionedOf } from './optioned.ts';

/** Checks that nothing writes a value which the service only reads (`x-written` names those that it takes). */
export function checkOnlyRead(checking: Checking): void {
  const { definition, body, contract } = checking;
  checkValue(checking, body, definition.form.initial ?? {}, ['form', 'initial']);
  definition.actions?.forEach(({ set = {}, call }, index) => {
    checkValue(checking, body, set, ['actions', index, 'set']);
    const sent = contract.operations.get(call?.operation ?? '')?.body?.schema;
    if (sent && call?.body) checkValue(checking, sent, call.body, ['actions', index, 'call', 'body']);
  });
  for (const { field, options, node, place } of optionedOf(checking)) {
    if (isObject(options.initial))
      checkValue(checking, contract.resolve(node.items ?? {}), options.initial, [...place, 'initial']);
    const written = listAt(node, 'x-written').map(String);
    if (written.length > 0 && !['read-only', 'hidden'].includes(field.widget ?? ''))
      checking.file.fault(
        [...place.slice(0, -1), 'field'],
        `Of \`${field.field}\` only ${quoted(written, 'and')} can be written, and every value could be chosen.`,
        'Show it with `"widget": "read-only"`, or leave it out.',
      );
  }
}

function checkValue({ file, contract }: Checking, schema: unknown, value: unknown, place: Place): void {
  const node: JsonObject = contract.resolve(schema);
  const taken = listAt(node, 'x-written');
  if (taken.length > 0 && typeof value === 'string' && !taken.includes(value))
    file.fault(
      place,
      `The service still reads \`${value}\`, and writes nothing so any more.`,
      `Write ${quoted(
        taken.map((one) => JSON.stringify(one)),
        'or',
      )}.`,
    );
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const part = contract.at(node, key);
    if (part) checkValue({ file, contract } as Checking, part, inner, [...place, key]);
  }
}
