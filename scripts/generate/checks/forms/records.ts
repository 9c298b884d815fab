import type { Checking } from '../../checking.ts';
import { type Definition, idOf, shownFields } from '../../definition.ts';
import type { DefinitionFile } from '../../definition-file.ts';
import { quoted, suggestion } from '../../faults.ts';
import { listAt, objectAt, textAt } from '../../json.ts';
import { isDate, isPicture, isPlain, isTaken, kindOf } from '../../kinds.ts';
import { holds } from '../../words.ts';
import { identifiedBy, isIdentifier } from '../operations/identifiers.ts';
import { sourcesOf } from '../operations/source.ts';
import { type Optioned, optionedOf, plainText } from './optioned.ts';

/** Checks what is said of rows and of choices: rows keep their place, and each is told apart and known by what can be kept of it. */
export function checkRecords(checking: Checking, definitions: readonly Definition[]): void {
  const places = placesOf(definitions);
  const listed = new Set(definitions.flatMap(({ operations: { list } }) => (list === undefined ? [] : [idOf(list)])));
  for (const one of optionedOf(checking)) {
    checkRowsOf(checking, one, { places, listed });
    checkRelated(checking, one);
    checkKept(checking, one);
  }
}

/** Rows that are shown are told apart by what identifies them. */
function checkRelated({ file, contract }: Checking, { field, options, place }: Optioned): void {
  const source = contract.operations.get(plainText(options.source));
  const row = source && contract.shownRow(source);
  if (field.widget !== 'related' || !row) return;
  const able = Object.keys(objectAt(row, 'properties')).filter((path) => /^(id|uuid)$/.test(path));
  if (able.length > 0 && !able.includes(plainText(options.value)))
    file.fault(
      [...place, 'value'],
      `Two rows may have the same \`${plainText(options.value)}\`.`,
      suggestion('', able),
    );
}

/** Widgets that may keep a choice as an object. */
const WHOLE = ['relation', 'multi-relation'];

/** A record keeps what its choice is known by. */
function checkKept({ file, contract }: Checking, { options, node, place }: Optioned): void {
  const source = contract.operations.get(plainText(options.source));
  const row = source && contract.shownRow(source);
  const entry = contract.resolve(node.items ?? {});
  const [value, kept] = [plainText(options.choiceValue), plainText(options.kept)];
  const [known, holds] = [contract.at(row ?? {}, value), contract.at(entry, kept)];
  if (!known || !holds || (isTaken(known, holds) && isTaken(holds, known))) return;
  file.fault(
    [...place, 'kept'],
    `\`${kept}\` cannot keep \`${value}\` of a choice.`,
    'Name what identifies a choice, and where a record keeps it.',
  );
}

/** The properties in which rows of any definition keep their place. */
export const placesOf = (definitions: readonly Definition[]): Set<unknown> =>
  new Set(definitions.flatMap((one) => shownFields(one).flatMap(({ options }) => options?.order ?? [])));

/** What locks a row is kept by the service: a switch in the row itself would lock it for good. */
function checkLock(
  file: DefinitionFile,
  { field, options, place }: Pick<Optioned, 'field' | 'options' | 'place'>,
): void {
  const lock = plainText(options.lockedBy);
  if (field.items?.some((one) => one.field === lock && one.widget !== 'read-only' && one.widget !== 'hidden'))
    file.fault(
      [...place, 'lockedBy'],
      `\`${lock}\` is written in each row, and would lock it for good.`,
      'Name a property that the service keeps.',
    );
}

/** Rows that have a place keep it, what identifies one is not written by hand, and a choice is called by a text. */
function checkRowsOf(
  { file, contract, definition }: Checking,
  { field, options, node, place }: Optioned,
  { places, listed }: { places: ReadonlySet<unknown>; listed: ReadonlySet<unknown> },
): void {
  const entry = contract.resolve(node.items ?? {});
  const [order] = contract.paths(entry).filter((path) => places.has(path));
  if (field.widget === 'ordered-list' && options.order === undefined && order !== undefined)
    file.fault(
      [...place.slice(0, -1), 'widget'],
      `Rows keep their place in \`${order}\`, and nothing fills it.`,
      `Add the option \`"order": "${order}"\`.`,
    );
  const begun = definition.form.initial?.[field.field];
  if (
    field.widget === 'rows' &&
    options.fixed === true &&
    definition.paths.create !== undefined &&
    !listAt({ begun }, 'begun')[0]
  )
    file.fault([...place, 'fixed'], 'A new one has no rows, and nobody could add any.', 'Leave it out.');
  checkLock(file, { field, options, place });
  field.items?.forEach(({ field: name, widget }, index) => {
    if (/^(id|uuid)$/.test(name) && (widget === undefined || widget === 'text'))
      file.fault(
        [...place.slice(0, -1), 'items', index, 'field'],
        `\`${name}\` identifies a row, which nobody writes.`,
        'Add `"widget": "hidden"`.',
      );
  });
  const source = contract.operations.get(plainText(options.source));
  const row = source && contract.shownRow(source);
  if (!row) return;
  const called = options.choiceText === undefined ? 'text' : 'choiceText';
  const named = contract.at(row, plainText(options[called]));
  if (named && (isDate(named) || isPicture(named) || ['boolean', 'object'].includes(kindOf(named))))
    file.fault(
      [...place, called],
      `\`${plainText(options[called])}\` is ${holds(named)}, which names nothing.`,
      'Name what it is called by.',
    );
  // What holds a choice as an object reads its name there, too.
  const thing = contract.resolve(node.items ?? node);
  const held = contract.paths(thing);
  if (named && WHOLE.includes(field.widget ?? '') && held.length > 0 && !contract.at(thing, plainText(options.text)))
    file.fault(
      [...place, 'text'],
      `\`${field.field}\` keeps no \`${plainText(options.text)}\`, so nobody could read what is stored.`,
      suggestion(plainText(options.text), held),
    );
  // A choice is kept with what the contract needs in it, which its row has.
  const needed = WHOLE.includes(field.widget ?? '') ? listAt(thing, 'required').map(String) : [];
  const lacking = needed.filter((path) => !contract.at(row, path));
  if (lacking.length > 0)
    file.fault(
      [...place, 'source'],
      `\`${field.field}\` needs ${quoted(lacking, 'and')}, which \`${source.id}\` does not give.`,
      'Name a list that does.',
    );
  const kept = contract.at(row, plainText(options.value));
  // `teamUuid` keeps a team's `uuid`.
  const names = [plainText(options.value), ...['uuid', 'id'].filter((path) => contract.at(row, path))];
  const isCalledSo = names.some((name) => field.field.toLowerCase().endsWith(name.toLowerCase()));
  const isFree =
    kindOf(node) === 'string' && textAt(node, 'pattern') === undefined && textAt(node, 'format') === undefined;
  // What has no pages of its own, such as a logo, may be kept by any text.
  const isThing = listed.has(options.source);
  if (kept && isThing && isFree && !isCalledSo && isIdentifier(contract, plainText(options.value), kept))
    file.fault(
      [...place, 'value'],
      `\`${field.field}\` is text for people, and would keep an identifier.`,
      'Keep what a choice is called by, or take the widget `text`.',
    );
  const taking = isPlain(thing) ? thing : {};
  // What holds a choice as an object is known by the identifier that the contract needs in it.
  const known = needed.filter(
    (path) => contract.at(row, path) && isIdentifier(contract, path, contract.at(thing, path) ?? {}),
  );
  const fitting = contract.paths(row).filter((path) => isTaken(contract.at(row, path) ?? {}, taking));
  const able = known.length > 0 ? known : fitting;
  const isOther =
    able.length === 0 &&
    isIdentifier(contract, '', taking) &&
    textAt(kept ?? {}, 'pattern') !== undefined &&
    (identifiedBy(taking) === undefined || identifiedBy(taking) !== identifiedBy(kept ?? {}));
  if (kept && isOther)
    file.fault(
      [...place, 'source'],
      `\`${field.field}\` keeps identifiers of another kind than \`${plainText(options.value)}\` of \`${source.id}\`.`,
      suggestion(field.field.replace(/(Uuid|Id)s?$/, ''), sourcesOf(contract)) || 'Name the list of what it keeps.',
    );
  if (kept && able.length > 0 && !able.includes(plainText(options.value)))
    file.fault(
      [...place, 'value'],
      `\`${field.field}\` takes no \`${plainText(options.value)}\`; the service would refuse it.`,
      suggestion('', able),
    );
}
