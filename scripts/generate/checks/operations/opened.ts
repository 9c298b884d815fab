import { paths as pages } from '../../../../src/engine/routing/paths.ts';
import type { Checking } from '../../checking.ts';
import type { Contract, Operation } from '../../contract.ts';
import { type Definition, oneOf, type Place } from '../../definition.ts';
import { isObject, textAt } from '../../json.ts';
import { optionedOf, plainText } from '../forms/optioned.ts';
import { addressesIn } from './links.ts';
import { keyOf, words } from './of-kind.ts';
import { shape } from './paths.ts';

/** A row that leads to a page: the name of its schema, and what identifies it. */
interface Row {
  kind: string;
  ids: readonly string[];
}

/** Checks that a row opens the page of its own kind: an editor of another kind of thing finds nothing by its identifier. */
export function checkOpened(checking: Checking, definitions: readonly Definition[]): void {
  const { contract } = checking;
  for (const { options, node, place } of optionedOf(checking)) {
    const page = isObject(options.page) ? plainText(options.page.path) : '';
    const held: Row = { kind: keyOf(refOf(node.items)), ids: ['id', 'uuid'] };
    if (page !== '') checkPage(checking, definitions, held, page, [...place, 'page', 'path']);
    const source = contract.operations.get(plainText(options.source));
    const shown: Row = { kind: rowKind(contract, source), ids: [plainText(options.value)] };
    if (typeof options.path === 'string') checkPage(checking, definitions, shown, options.path, [...place, 'path']);
  }
}

const refOf = (schema: unknown): string => textAt(schema, '$ref')?.split('/').at(-1) ?? '';

function rowKind(contract: Contract, operation: Operation | undefined): string {
  const path = operation && contract.rowsAt(operation);
  if (!operation || path === undefined) return keyOf(operation?.reply?.name ?? '');
  const reply = operation.reply?.schema;
  return keyOf(refOf((path === '' ? contract.resolve(reply) : contract.at(reply, path))?.items));
}

/** A kind without what only says how much of it is told: `game-row` is a game. */
const plain = (kind: string): string => kind.replace(/-(row|summary|entry|item|record)$/, '');

/** One of a kind in words: `a sponsor group`. */
const a = (kind: string): string => `${/^[aeio]/.test(kind) ? 'an' : 'a'} ${words(plain(kind))}`;

const isOf = (kind: string, other: string): boolean =>
  kind === '' ||
  other === '' ||
  `-${plain(kind)}`.endsWith(`-${plain(other)}`) ||
  kind.startsWith(`${plain(other)}-of-`);

/** The last parameter of an address. */
const lastHole = (path: string): string => /\{([^}]+)\}[^{]*$/.exec(path)?.[1] ?? '';

function checkPage(
  { file, definition, contract }: Checking,
  definitions: readonly Definition[],
  { kind, ids }: Row,
  path: string,
  place: Place,
): void {
  const [address = ''] = path.split('?');
  const target = definitions.find(({ paths }) => paths.edit !== undefined && shape(paths.edit) === shape(address));
  const given = lastHole(address);
  if (!target?.paths.edit || target === definition || !ids.includes(given)) return;
  const list = contract.operations.get(
    typeof target.operations.list === 'string' ? target.operations.list : (target.operations.list?.operation ?? ''),
  );
  const theirs = rowKind(contract, list);
  // What is named by another parameter than its own identifier is part of what that names.
  if (!list || lastHole(target.paths.edit) !== target.id || isOf(kind, theirs) || kind === '' || theirs === '') return;
  const known = [...definitions.flatMap(({ paths }) => Object.values(paths) as string[]), ...addressesIn(pages)];
  const meant = known.find((one) => {
    const asked = keyOf(lastHole(one));
    return /[a-z](Uuid|Id)$/.test(lastHole(one)) && `-${kind}`.endsWith(`-${asked}`);
  });
  file.fault(
    place,
    `\`${address}\` opens ${oneOf(target)}, and \`${given}\` is that of ${a(kind)}: it would not be found.`,
    meant === undefined
      ? `Name a page that opens ${a(kind)}.`
      : `Did you mean \`${meant.replace(`{${lastHole(meant)}}`, `{${given}}`)}\`?`,
  );
}
