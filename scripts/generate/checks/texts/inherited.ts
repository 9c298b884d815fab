import type { Checking } from '../../checking.ts';
import { type JsonObject, textAt } from '../../json.ts';
import { isReadable, kindOf } from '../../kinds.ts';
import { optionedOf } from '../forms/optioned.ts';

/** What the contract says of a property that no visitor is to read. */
const PRIVATE = /\b(never|not) (public|shown|published)\b|\binternal\b|\bconfidential\b/i;

const isText = (node: JsonObject): boolean => kindOf(node) === 'string' && isReadable(node);

/** Checks that what stands in for an empty field may be read wherever that field is. */
export function checkInherited(checking: Checking): void {
  const { file, contract, body } = checking;
  for (const { field, options, node, place } of optionedOf(checking)) {
    const { inherits } = options;
    const texts = contract.paths(body).filter((path) => isText(contract.at(body, path) ?? {}));
    const says = typeof inherits === 'string' ? (textAt(contract.at(body, inherits), 'description') ?? '') : '';
    const own = textAt(node, 'description') ?? '';
    const [told] = PRIVATE.exec(says) ?? [];
    if (told === undefined || PRIVATE.test(own)) continue;
    const named = texts.filter((path) => path !== field.field && new RegExp(`\\b${path}\\b`).test(own));
    const [meant] = named.length === 1 ? named : [];
    file.fault(
      [...place, 'inherits'],
      `\`${String(inherits)}\` is ${told.toLowerCase()} by the contract, and would stand in for \`${field.field}\`.`,
      meant === undefined ? 'Name the field that counts without it, or remove it.' : `Did you mean \`${meant}\`?`,
    );
  }
}
