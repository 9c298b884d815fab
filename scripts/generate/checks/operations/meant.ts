import type { Checking } from '../../checking.ts';
import type { Contract } from '../../contract.ts';
import { type Definition, hasForm, idOf, type Place, shownFields, type WrittenField } from '../../definition.ts';
import { isObject, type JsonObject, objectAt, textAt } from '../../json.ts';
import { isPlain, valuesOf } from '../../kinds.ts';
import { optionedOf } from '../forms/optioned.ts';
import { readsAs } from '../texts/alike.ts';
import { isIdentifier } from './identifiers.ts';

/** Checks that what names other things names those that are meant: the definitions of all tell which list gives what. */
export function checkMeant(checking: Checking, definitions: readonly Definition[]): void {
  const { file, definition } = checking;
  const { filters = [] } = definition.list ?? {};
  const kinds = listsOf(definitions);
  filters.forEach(({ parameter, source }, index) => {
    const beside = checking.operations.list?.parameters.map(({ name }) => name) ?? [];
    checkKind(checking, kinds, { name: parameter, source, beside }, ['list', 'filters', index, 'source']);
  });
  for (const { field, options, node, place } of optionedOf(checking)) {
    const beside = Object.keys(objectAt(checking.contract.resolve(checking.body), 'properties'));
    checkKind(checking, kinds, { name: field.field, source: options.source, beside }, [...place, 'source']);
    checkAnyKind(checking, kinds, [field.field, options], place);
    checkMaker(checking, definitions, field, place.slice(0, -1));
    checkSaid(checking, field, node, place.slice(0, -1));
  }
  checkWholeName(checking);
  checkFilled(checking);
  checkLinked(checking, definitions);
  checkNavigation(checking, definitions);
  // What is hidden at first says nothing.
  const columns = (definition.list?.columns ?? []).filter(({ optional }) => !optional);
  if (columns.length > 0 && columns.every(({ kind }) => kind === 'image'))
    file.fault(['list', 'columns'], 'No column says what a row is: all are pictures.', 'Add one with a text.');
}

/** Two entries of one group of the navigation are told apart by what they are called. */
function checkNavigation({ file, definition }: Checking, definitions: readonly Definition[]): void {
  const { area, labels, name } = definition;
  const twin = definitions
    .slice(0, definitions.indexOf(definition))
    .find((one) => one.area === area && one.name !== name && readsAs(one.labels.many, labels.many));
  if (twin)
    file.fault(
      ['labels', 'many'],
      `forms/${twin.name}.json is called “${labels.many.en}” already.`,
      'Give each definition words of its own.',
    );
  if (labels.one.en !== labels.many.en && labels.one.en === `${labels.many.en}s`)
    file.fault(['labels', 'one'], `“${labels.one.en}” is the plural of “${labels.many.en}”.`, 'Swap `one` and `many`.');
}

/** The names of things, each with the operation that lists them. */
const listsOf = (definitions: readonly Definition[]): ReadonlyMap<string, string> =>
  new Map(definitions.flatMap(({ name, operations: { list } }) => (typeof list === 'string' ? [[name, list]] : [])));

/** What a parameter or a property is called without the word for an identifier, in small letters and hyphens. */
const keyOf = (name: string): string =>
  name
    .replace(/(Uuid|Id)s?$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();

/** What is called a team, or teams, is not chosen from the series, nor from what something else beside it is called. */
function checkKind(
  { file, contract }: Checking,
  kinds: ReadonlyMap<string, string>,
  { name, source, beside }: { name: string; source: unknown; beside: readonly string[] },
  place: Place,
): void {
  const key = keyOf(name);
  const meant = kinds.get(key) ?? kinds.get(key.replace(/s$/, ''));
  if (meant === undefined || meant === source) return;
  const [given] = [...kinds].find(([, list]) => list === source) ?? [];
  const last = contract.operations.get(String(source))?.path.split('/').at(-1)?.toLowerCase();
  const other = beside.find((one) => one !== name && [keyOf(one), `${keyOf(one)}s`].includes(last ?? ''));
  const gives = given ?? (other === undefined ? undefined : keyOf(other));
  if (gives === undefined) return;
  const called = name.replace(/(Uuid|Id)s?$/, '');
  file.fault(place, `\`${String(source)}\` gives each ${gives}, no ${called}.`, `Did you mean \`${meant}\`?`);
}

/** What gives things of several kinds gives the one that is meant: its parameter says so, or is that where nothing fills it. */
function checkAnyKind(
  { file, contract }: Checking,
  kinds: ReadonlyMap<string, string>,
  [name, { source, parameters }]: readonly [string, Readonly<Record<string, unknown>>],
  place: Place,
): void {
  const key = keyOf(name);
  const filled = Object.keys(isObject(parameters) ? parameters : {});
  const open = contract.operations
    .get(String(source))
    ?.parameters.find((one) => valuesOf(one.schema).includes(key) && !filled.includes(one.name));
  if (!open || open.schema.default === key) return;
  const meant = kinds.get(key);
  file.fault(
    [...place, 'source'],
    `\`${String(source)}\` gives a ${key} only where \`${open.name}\` is \`${key}\`, and nothing says so.`,
    meant === undefined ? `Fill \`${open.name}\` in \`parameters\`.` : `Did you mean \`${meant}\`?`,
  );
}

/** What a relation makes is one of those that it chooses from. */
function checkMaker(
  { file, contract }: Checking,
  definitions: readonly Definition[],
  { options = {}, field }: WrittenField,
  place: Place,
) {
  const { create, source } = options;
  const maker = definitions.find(({ name }) => name === create);
  // A page that lacks a part of its own is told there.
  if (maker && maker.operations.create === undefined && (maker.paths.edit !== undefined || !hasForm(maker)))
    file.fault([...place, 'options', 'create'], `Nobody makes a new ${maker.name}: it has no such page.`, 'Remove it.');
  const lists = definitions.filter(({ operations }) => operations.list === source);
  if (!maker || lists.includes(maker)) return;
  // Of a list that no definition shows, the contract tells by its tag what it is about.
  const tagOf = (id: unknown): string | undefined => contract.operations.get(String(id))?.tag;
  const { create: made } = maker.operations;
  const [own, theirs] = [tagOf(made === undefined ? undefined : idOf(made)), tagOf(source)];
  if (lists.length === 0 && (own === theirs || own === undefined || keyOf(field) === maker.name)) return;
  file.fault(
    [...place, 'options', 'create'],
    `A new ${maker.name} is none of those that \`${String(source)}\` gives.`,
    lists.length === 0 ? 'Remove it.' : `Did you mean \`${lists[0]?.name}\`?`,
  );
}

/** A help says more than its label, and a day is not written as a text. */
function checkSaid({ file }: Checking, { field, label, help, widget }: WrittenField, node: JsonObject, place: Place) {
  if (help && readsAs(help, label))
    file.fault([...place, 'help'], 'The help says no more than the label.', 'Remove it, or say what helps.');
  const format = textAt(node, 'format') ?? '';
  if (widget === 'text' && (format === 'date' || format === 'date-time'))
    file.fault(
      [...place, 'widget'],
      `\`${field}\` is a ${format}, which nobody should have to spell.`,
      `Write \`${format}\`.`,
    );
}

function checkWholeName({ file, definition }: Checking): void {
  const { first, last } = definition.form.wholeName ?? {};
  if (first === undefined || last === undefined) return;
  const place = ['form', 'wholeName'];
  if (first === last)
    file.fault([...place, 'last'], `Both names are \`${first}\`.`, 'Name the field of the last name.');
  else if (/^(last|family|sur)/i.test(first) && /^(first|given)/i.test(last))
    file.fault(
      [...place, 'first'],
      `The first name is \`${first}\`, and the last \`${last}\`.`,
      'Put each in its place.',
    );
  const fields = shownFields(definition);
  const [one, other] = [first, last].map((path) => fields.find(({ field }) => field === path));
  if (one && other && one.widget !== other.widget)
    file.fault(
      [...place, ['relation', undefined, 'text'].includes(one.widget) ? 'last' : 'first'],
      `\`${first}\` and \`${last}\` are written in different ways: they are no two parts of a name.`,
      'Name two fields of the same kind.',
    );
}

/** A link to a list hands over what its parameter takes, and names its own kind of thing. */
function checkLinked(checking: Checking, definitions: readonly Definition[]): void {
  const { file, definition, contract, row } = checking;
  definition.links?.forEach(({ path }, index) => {
    const [address = '', query = ''] = path.split('?');
    const target = definitions.find(({ paths, list }) => list && paths.list === address);
    const list = target && listOf(target, contract);
    for (const [name, value] of new URLSearchParams(query)) {
      const [, prefix = '', property = ''] = /^(?:([a-z-]+)\.)?\{(.+)\}$/.exec(value) ?? [];
      const schema = list?.parameters.find((one) => one.name === name)?.schema;
      const held = contract.at(row, property);
      const place = ['links', index, 'path'];
      if (schema && held && isPlain(held) && /(Uuid|Id)$/.test(name) && !isIdentifier(contract, property, held))
        file.fault(
          place,
          `\`${name}\` takes an identifier, and \`${property}\` is none.`,
          `Write \`${name}={${definition.id ?? 'uuid'}}\`.`,
        );
      if (prefix !== definition.name && property === definition.id && definitions.some((one) => one.name === prefix))
        file.fault(
          place,
          `\`${prefix}.{${property}}\` is no ${prefix}.`,
          `Did you mean \`${definition.name}.{${property}}\`?`,
        );
    }
  });
}

const listOf = ({ operations: { list } }: Definition, contract: Contract) =>
  contract.operations.get((typeof list === 'string' ? list : textAt(list, 'operation')) ?? '');

/** Parameters that are filled with the same value: one of them is meant to be another. */
function checkFilled({ file, definition }: Checking): void {
  const check = (parameters: unknown, place: Place): void => {
    const given = Object.entries(isObject(parameters) ? parameters : {});
    given.forEach(([name, value], at) => {
      const same = given.slice(0, at).find(([, other]) => other === value);
      if (same && typeof value === 'string')
        file.fault(
          [...place, name],
          `\`${same[0]}\` and \`${name}\` are both filled with \`${value}\`.`,
          'Fill each with its own.',
        );
    });
  };
  definition.form.sections.forEach(({ fields }, section) => {
    fields.forEach(({ options }, index) => {
      check(options?.parameters, ['form', 'sections', section, 'fields', index, 'options', 'parameters']);
    });
  });
  for (const key of ['unique', 'similar'] as const)
    check(definition.form[key]?.parameters, ['form', key, 'parameters']);
}
