import type { Text } from '../../../../src/contract/text.ts';
import { paths as pages } from '../../../../src/engine/routing/paths.ts';
import { COUNTRY_CODES } from '../../../../src/engine/text/countries.ts';
import { LANGUAGE_CODES } from '../../../../src/engine/text/languages.ts';
import type { Checking } from '../../checking.ts';
import { type Definition, shownFields } from '../../definition.ts';
import { quoted, suggestion } from '../../faults.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from '../../json.ts';
import { kindOf, valuesOf } from '../../kinds.ts';
import { addressesIn } from '../operations/links.ts';
import { shape } from '../operations/paths.ts';
import { sameWords } from '../texts/alike.ts';
import { checkUnits } from '../texts/units.ts';
import { checkCategory } from './category.ts';
import { checkLimits } from './limits.ts';
import { checkLook } from './look.ts';
import { type Optioned, optionedOf, plainText } from './optioned.ts';
import { valueFaults } from './values.ts';
import { plainWidget } from './widget.ts';

/** Checks that options of widgets say what can be: each alone keeps to its schema, and together or beside the contract they cannot hold. */
export function checkOptions(checking: Checking, definitions: readonly Definition[]): void {
  checkUnits(checking);
  for (const one of optionedOf(checking)) {
    checkTwice(checking, one);
    checkWords(checking, one);
    checkWritten(checking, one);
    checkCountries(checking, one);
    checkLook(checking, one);
    checkCategory(checking, one);
    checkLimits(checking, one);
    checkPicture(checking, one);
    checkPages(checking, one, definitions);
    checkKinds(checking, one);
    checkKindParameter(checking, one, definitions);
    checkLanguages(checking, one);
    checkAfter(checking, one);
    checkKnown(checking, one);
  }
}

/** What options name of a row, or of the thing itself, each names by itself: the same property twice is written over. */
function checkTwice({ file, widgets }: Checking, { field, options, node, place }: Optioned): void {
  const named = widgets
    .naming(field.widget ?? plainWidget(node) ?? '')
    .filter(([, one]) => /^(item|edited)-property$/.test(one));
  named.forEach(([option, kind], index) => {
    const [twin] =
      named.slice(0, index).find(([other, one]) => one === kind && options[other] === options[option]) ?? [];
    if (twin !== undefined && options[option] !== undefined)
      file.fault(
        [...place, option],
        `\`${twin}\` and \`${option}\` are both \`${plainText(options[option])}\`.`,
        'Name another property in one of them.',
      );
  });
}

/** A text that stands in an option. */
const textOf = (node: JsonObject): Text => ({ en: textAt(node, 'en') ?? '', sv: textAt(node, 'sv') ?? '' });

/** Words and cuts that stand in an order, each once. */
function checkWords({ file }: Checking, { options, place }: Optioned): void {
  const words = listAt(options as JsonObject, 'words').filter(isObject);
  words.forEach((word, index) => {
    const twin = words.slice(0, index).find((one) => sameWords(textOf(one), textOf(word)) !== undefined);
    if (twin)
      file.fault(
        [...place, 'words', index],
        `“${textOf(twin).en}”, or its Swedish, stands twice.`,
        'Give each words of its own.',
      );
  });
  const cuts = listAt(options as JsonObject, 'cuts').filter(isObject);
  const where = (cut: JsonObject): Text => textOf(objectAt(cut, 'where'));
  cuts.forEach((cut, index) => {
    const twin = cuts.slice(0, index).flatMap((one) => sameWords(where(one), where(cut)) ?? []);
    if (index > 0 && Number(cut.at) <= Number(cuts[index - 1]?.at))
      file.fault(
        [...place, 'cuts', index, 'at'],
        `\`${plainText(cut.at)}\` stands after a longer one.`,
        'Put the shortest first.',
      );
    else if (twin[0] !== undefined)
      file.fault(
        [...place, 'cuts', index, 'where'],
        `“${twin[0]}” cuts in two places.`,
        'Say of each cut who makes it, in both languages.',
      );
  });
}

/** Codes that are written in another way: each of its own, and none that stands for something else. */
function checkWritten({ file, contract }: Checking, { field, options, node, place }: Optioned): void {
  const written = Object.entries(isObject(options.written) ? options.written : {});
  const codes: readonly string[] = field.widget === 'country' ? COUNTRY_CODES : LANGUAGE_CODES;
  written.forEach(([code, as], index) => {
    const twin = written.slice(0, index).find(([, other]) => other === as);
    if (twin)
      file.fault(
        [...place, 'written', code],
        `\`${twin[0]}\` and \`${code}\` are both written \`${plainText(as)}\`.`,
        'Write each in its own way.',
      );
    else if (as !== code && codes.includes(plainText(as)))
      file.fault(
        [...place, 'written', code],
        `\`${plainText(as)}\` is another ${field.widget}, which \`${code}\` would be stored as.`,
        `Write a code that no ${field.widget} has.`,
      );
    else
      for (const { what, hint } of valueFaults(contract, node, as))
        file.fault([...place, 'written', code], `\`${field.field}\` ${what}; the service would refuse it.`, hint);
  });
}

/** A country that can be chosen is one that the service takes. */
function checkCountries({ file, contract }: Checking, { field, options, node, place }: Optioned): void {
  if (field.widget !== 'country') return;
  const written = isObject(options.written) ? options.written : {};
  const faults = COUNTRY_CODES.flatMap((code) => (code in written ? [] : valueFaults(contract, node, code)));
  for (const { what, hint } of faults.slice(0, 1))
    file.fault(
      [...place.slice(0, -1), 'widget'],
      `\`${field.field}\` ${what}, the code of a country; the service would refuse it.`,
      `Take another widget. ${hint}`,
    );
}

/** What is chosen can be kept: the kinds are those that the text takes. */
function checkPicture({ file }: Checking, { options, node, place }: Optioned): void {
  const { kinds } = options;
  if (!Array.isArray(kinds)) return;
  const pattern = textAt(node, 'pattern');
  const takes = (kind: unknown): boolean =>
    (textAt(node, 'format') !== 'picture-address' || kind === 'image') &&
    (pattern === undefined || new RegExp(pattern, 'u').test(`${plainText(kind)}|embedded|a`));
  const refused: unknown = kinds.find((kind) => !takes(kind));
  const able = ['image', 'video'].filter(takes);
  if (refused !== undefined && able.length > 0)
    file.fault(
      [...place, 'kinds'],
      `What it holds takes no ${plainText(refused)}.`,
      `Write \`${JSON.stringify(able)}\`, or leave it out.`,
    );
}

/** Pages that rows lead to are there. */
function checkPages({ file }: Checking, { options, place }: Optioned, definitions: readonly Definition[]): void {
  const known = [...definitions.flatMap(({ paths }) => Object.values(paths) as string[]), ...addressesIn(pages)];
  const page = isObject(options.page) ? options.page.path : undefined;
  if (typeof page === 'string' && !page.includes('{'))
    file.fault(
      [...place, 'page', 'path'],
      `Every row would lead to \`${page}\`, whichever it is.`,
      'Name the row in it, as in `/sponsors/setup/{id}/edit`.',
    );
  for (const [path, at] of [
    [options.path, ['path']],
    [page, ['page', 'path']],
  ] as const)
    if (typeof path === 'string' && !known.some((one) => shape(one) === shape(path)))
      file.fault(
        [...place, ...at],
        `The console has no page at \`${path}\`.`,
        suggestion(path, known) || 'Write the address of a page.',
      );
}

/** The kinds are told by the parameter that all others tell them by: another may leave them out. */
function checkKindParameter(
  { file, definition }: Checking,
  { options, place }: Optioned,
  definitions: readonly Definition[],
): void {
  if (typeof options.kindParameter !== 'string') return;
  const others = definitions
    .filter(({ name }) => name !== definition.name)
    .flatMap((one) => shownFields(one))
    .filter((field) => field.options?.source === options.source)
    .flatMap((field) => plainText(field.options?.kindParameter) || []);
  const [usual] = others;
  if (usual === undefined || others.length < 2 || others.includes(options.kindParameter)) return;
  file.fault(
    [...place, 'kindParameter'],
    `\`${options.kindParameter}\` takes kinds, and everywhere else they are told by \`${usual}\`.`,
    `Did you mean \`${usual}\`?`,
  );
}

/** Kinds of tags are those that the source takes, and what a text may hold can be searched. */
function checkKinds({ file, contract }: Checking, { options, place }: Optioned): void {
  const source = contract.operations.get(plainText(options.source));
  const schema = source?.parameters.find(({ name }) => name === options.kindParameter)?.schema ?? {};
  const known = valuesOf(kindOf(schema) === 'array' ? contract.resolve(schema.items ?? {}) : schema);
  for (const kind of Object.keys(isObject(options.kinds) ? options.kinds : {}))
    if (known.length > 0 && !known.includes(kind))
      file.fault(
        [...place, 'kinds', kind],
        `\`${plainText(options.source)}\` knows no \`${kind}\`.`,
        suggestion(kind, known),
      );
  const asked = Object.keys(isObject(options.kinds) ? options.kinds : {});
  const row = source && contract.rowOf(source);
  const grouped = row && contract.at(row, plainText(options.kind));
  const able = Object.keys(objectAt(row, 'properties')).filter((one) =>
    asked.every((key) => valuesOf(contract.at(row, one) ?? {}).includes(key)),
  );
  if (grouped && kindOf(grouped) !== 'enum' && asked.length > 0 && able.length > 0)
    file.fault([...place, 'kind'], `\`${plainText(options.kind)}\` is none of these kinds.`, suggestion('', able));
  const { kind } = isObject(options.links) ? options.links : {};
  if (typeof kind === 'string' && isObject(options.kinds) && !(kind in options.kinds))
    file.fault(
      [...place, 'links', 'kind'],
      `No \`${kind}\` can be chosen.`,
      suggestion(kind, Object.keys(options.kinds)),
    );
  if (
    Array.isArray(options.nodes) &&
    options.nodes.includes('game') &&
    (options.games === undefined || options.knownGames === undefined)
  )
    file.fault(
      [...place, 'nodes'],
      'Nothing says where games are searched and named.',
      'Add `games` and `knownGames`, or take out `game`.',
    );
}

/** Languages are those that the contract knows. */
function checkLanguages({ file, contract }: Checking, { options, node, place }: Optioned): void {
  const known = valuesOf(contract.at(contract.resolve(node.items ?? {}), 'language') ?? {});
  listAt(options, 'languages').forEach((language, index) => {
    if (known.length > 0 && !known.includes(plainText(language)))
      file.fault(
        [...place, 'languages', index],
        `No name has the language \`${plainText(language)}\`.`,
        `There are ${quoted(known, 'and')}.`,
      );
  });
}

/** Two moments, each to be after the other, could never both be chosen. */
function checkAfter({ file, definition }: Checking, { field, options, place }: Optioned): void {
  const other = shownFields(definition).find((one) => one.field === options.after);
  const heir = shownFields(definition).find((one) => one.field === options.inherits);
  if (heir?.options?.inherits === field.field)
    file.fault(
      [...place, 'inherits'],
      `\`${field.field}\` and \`${heir.field}\` each take the value of the other.`,
      'Remove one of the two.',
    );
  if (other?.options?.after === field.field)
    file.fault(
      [...place, 'after'],
      `\`${field.field}\` and \`${other.field}\` must each lie after the other.`,
      'Remove one of the two.',
    );
}

/** An object that takes any property says which ones are read: under another name a value is kept, and nobody finds it. */
function checkKnown({ file, contract, body, one: thing }: Checking, { field, options, node, place }: Optioned): void {
  const keys = field.field.split('.');
  const last = keys.pop() ?? '';
  const known = (holder: JsonObject | undefined): string[] =>
    isObject(holder?.properties) && holder.additionalProperties !== undefined ? Object.keys(holder.properties) : [];
  const beside = keys.length === 0 ? [] : known(contract.at(body, keys.join('.')));
  if (beside.length > 0 && !beside.includes(last))
    file.fault([...place.slice(0, -1), 'field'], `Nothing reads \`${last}\` of ${thing}.`, suggestion(last, beside));
  const media = known(node);
  listAt(options, 'media').forEach((medium, index) => {
    if (media.length > 0 && !media.includes(plainText(medium)))
      file.fault(
        [...place, 'media', index],
        `Nothing reads \`${plainText(medium)}\`.`,
        suggestion(plainText(medium), media),
      );
  });
}
