import type { Checking } from '../../checking.ts';
import { type Definition, type Place, shownFields } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { isObject, type JsonObject, listAt, objectAt, textAt } from '../../json.ts';
import { isPicture, kindOf, mayBeNull } from '../../kinds.ts';
import { endOf } from '../operations/range-ends.ts';
import { type Optioned, optionedOf, plainText } from './optioned.ts';
import { placesOf } from './records.ts';
import { takesWords, valueFaults } from './values.ts';

/** Checks that options which name a property name one that means what the option does, where others are of the same kind. */
export function checkMeantOptions(checking: Checking, definitions: readonly Definition[]): void {
  const places = placesOf(definitions);
  for (const one of optionedOf(checking)) {
    checkEnds(checking, one);
    checkOrder(checking, one, places);
    checkBeside(checking, one);
    checkInheritedWords(checking, one);
    checkButton(checking, one);
    checkElsewhere(checking, definitions, one);
  }
}

/** Options of a widget that each name where something begins, or where it ends. */
const NAMES_BEGINNING: Readonly<Record<string, boolean>> = { after: true, until: false };

/** An option that names where something ends names no beginning, and the other way round; a beginning lies after no other moment. */
function checkEnds({ file, contract, body }: Checking, { field, options, node, place }: Optioned): void {
  for (const [option, isBeginning] of Object.entries(NAMES_BEGINNING)) {
    const path = textAt(options, option) ?? '';
    const [holder, last = ''] = [path.split('.').slice(0, -1), path.split('.').at(-1)];
    const [end, own] = [endOf(last), endOf(field.field.split('.').at(-1) ?? '')];
    const at = [...place, option];
    if (option === 'after' && end && own?.isFirst) {
      file.fault(
        at,
        `\`${field.field}\` begins something itself, and would have to lie after \`${path}\`.`,
        'Remove it.',
      );
      continue;
    }
    if (!end || end.isFirst === isBeginning) continue;
    const within =
      contract.at(contract.resolve(node.items ?? body), holder.join('.')) ?? contract.resolve(node.items ?? body);
    const meant = Object.keys(isObject(within.properties) ? within.properties : {}).find(
      (one) => endOf(one)?.of === end.of && endOf(one)?.isFirst === isBeginning,
    );
    file.fault(
      at,
      `\`${option}\` names where something ${isBeginning ? 'begins' : 'ends'}, and \`${path}\` is where it ${isBeginning ? 'ends' : 'begins'}.`,
      meant === undefined ? 'Name the other end of it.' : `Did you mean \`${[...holder, meant].join('.')}\`?`,
    );
  }
}

/** The place of a row is counted from 0: its property takes that, and nobody writes it. */
function checkOrder(
  { file, contract }: Checking,
  { field, options, node, place }: Optioned,
  places: ReadonlySet<unknown>,
): void {
  const { order } = options;
  if (typeof order !== 'string') return;
  const entry = contract.resolve(node.items ?? {});
  const written = (field.items ?? []).filter(({ widget = '' }) => !['hidden', 'read-only'].includes(widget));
  const isWritten = (path: string): boolean => written.some((one) => one.field === path);
  const takesPlaces = (path: string): boolean => valueFaults(contract, contract.at(entry, path) ?? {}, 0).length === 0;
  if (!contract.at(entry, order) || (takesPlaces(order) && !isWritten(order))) return;
  const able = contract
    .paths(entry)
    .filter((path) => kindOf(contract.at(entry, path) ?? {}) === 'integer' && takesPlaces(path) && !isWritten(path));
  // Where rows of other definitions keep their place in one of that name, it is meant.
  const usual = able.filter((path) => path !== order && places.has(path));
  file.fault(
    [...place, 'order'],
    isWritten(order)
      ? `\`${order}\` is written in each row, and would be filled with its place.`
      : `\`${order}\` cannot be 0, the place of the first row.`,
    suggestion('', usual.length > 0 ? usual : able) || 'Leave it out.',
  );
}

/** The picture whose point is kept is the one that the contract has before it in the same object. */
function checkBeside({ file, contract, body }: Checking, { field, options, place }: Optioned): void {
  const picture = plainText(options.picture);
  const keys = field.field.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.join('.');
  if (field.widget !== 'focal-point' || holder === '' || !picture.startsWith(`${holder}.`)) return;
  const known = Object.keys(objectAt(contract.at(body, holder), 'properties'));
  const pictures = known
    .slice(0, known.indexOf(last))
    .map((name) => `${holder}.${name}`)
    .filter((path) => isPicture(contract.at(body, path) ?? {}));
  const meant = pictures.at(-1);
  if (meant === undefined || pictures.includes(picture)) return;
  file.fault(
    [...place, 'picture'],
    `The contract has \`${field.field}\` with \`${meant}\`, and \`${picture}\` after it.`,
    `Did you mean \`${meant}\`?`,
  );
}

/** Texts of a thing that are always there and hold words. */
const wordsOf = (contract: Checking['contract'], thing: JsonObject): string[] =>
  listAt(contract.resolve(thing), 'required')
    .map(String)
    .filter((path) => {
      const node = contract.at(thing, path) ?? {};
      return !mayBeNull(node) && takesWords(contract, node);
    });

/** Where words are written, no address and no code stands in for them. */
function checkInheritedWords(
  { file, contract, body, reply }: Checking,
  { field, options, node, place }: Optioned,
): void {
  const path = plainText(options.inherits);
  const other = contract.at(body, path) ?? contract.at(reply, path);
  if (!other || !takesWords(contract, node) || kindOf(other) !== 'string' || takesWords(contract, other)) return;
  const able = wordsOf(contract, body).filter((one) => one !== field.field);
  const said = (textAt(node, 'description') ?? '').toLowerCase().split(/\W+/);
  const named = able.filter((one) => said.includes(one.toLowerCase()));
  file.fault(
    [...place, 'inherits'],
    `\`${path}\` holds no words, and would stand in for \`${field.field}\`.`,
    suggestion('', named.length > 0 ? named : able) || 'Name a property with words, or leave it out.',
  );
}

/** A button says words. */
function checkButton({ file, contract, body, reply }: Checking, { field, options, place }: Optioned): void {
  const path = plainText(options.text);
  const node = contract.at(body, path) ?? contract.at(reply, path);
  if (field.widget !== 'button-preview' || !node || kindOf(node) !== 'string' || takesWords(contract, node)) return;
  const able = Object.keys(objectAt(contract.resolve(body), 'properties')).filter((one) => {
    const other = contract.at(body, one) ?? {};
    return /text|label|title|name/i.test(one) && (kindOf(other) !== 'string' || takesWords(contract, other));
  });
  file.fault(
    [...place, 'text'],
    `\`${path}\` holds no words that a button could say.`,
    suggestion('', able) || 'Name the property with its words.',
  );
}

const lead = (name: string): string => /^[a-z]+/.exec(name.split('.').at(-1) ?? '')?.[0] ?? '';

/** Of two definitions whose rows are of one list each warns of the other's, and neither of its own. */
function checkElsewhere(
  { file, contract, definition }: Checking,
  definitions: readonly Definition[],
  { field, options, node, place }: Optioned,
): void {
  const path = plainText(options.elsewhere);
  const isSame = (one: Definition): boolean =>
    shownFields(one).some(
      (other) => other.options?.source === options.source && plainText(other.options?.elsewhere) === path,
    );
  const twin = definitions.find((one) => path !== '' && one.name !== definition.name && isSame(one));
  const isOf = ({ name }: Definition): boolean => name.split('-').includes(lead(path));
  if (!twin || isOf(twin) || (!isOf(definition) && definitions.indexOf(definition) < definitions.indexOf(twin))) return;
  const entry = contract.resolve(node.items ?? {});
  const [holder, last = ''] = [path.split('.').slice(0, -1).join('.'), path.split('.').at(-1)];
  const rest = last.slice(lead(last).length);
  const thing = holder === '' ? entry : (contract.at(entry, holder) ?? {});
  const able = Object.keys(objectAt(thing, 'properties')).filter(
    (one) => one !== last && rest !== '' && one.endsWith(rest),
  );
  const named: Place = [...place, 'elsewhere'];
  file.fault(
    named,
    `forms/${twin.name}.json warns of \`${path}\` too: one of the two is what \`${field.field}\` is itself.`,
    suggestion(
      '',
      able.map((one) => (holder === '' ? one : `${holder}.${one}`)),
    ) || 'Name the other place.',
  );
}
