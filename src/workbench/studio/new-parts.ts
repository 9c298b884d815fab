import type {
  OfferedCall,
  OfferedColumn,
  OfferedField,
  OfferedFilter,
  OfferedSource,
  OfferedValue,
  Offers,
} from '../protocol.ts';
import { type Json, type JsonObject, typedValue } from './json.ts';

/** The words of a property, as a first label: `teamNames.codeSite` is `Code site`. */
export function wordsOf(path: string): string {
  const last = path.split('.').at(-1) ?? '';
  const words = last
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A first label, which somebody rewrites in both languages. */
const labelOf = (path: string): JsonObject => ({ en: wordsOf(path), sv: wordsOf(path) });

/** First labels of fixed values, which somebody rewrites. An empty value has no words of its own. */
const choicesOf = (values: readonly string[]): JsonObject =>
  Object.fromEntries(values.map((value) => [value, value === '' ? { en: 'None', sv: 'Inget' } : labelOf(value)]));

/** Widgets that choose among labelled values. */
export const CHOOSING: readonly string[] = ['select', 'radio', 'checkboxes'];
/** Widgets that show what only a read gives, or nothing. */
const WITH_ITEMS = ['rows', 'ordered-list'];

/** A field as it is first written: the plainest widget, and all that this needs which can be told from the contract. */
export function newField(offered: OfferedField): JsonObject {
  const [widget = 'text'] = offered.widgets;
  return { field: offered.path, label: labelOf(offered.path), widget, ...neededBy(widget, offered) };
}

/** What a widget cannot be without, as far as the contract tells it. */
export function neededBy(widget: string, { values, items = [], parts, kind }: OfferedField): JsonObject {
  if (CHOOSING.includes(widget) && values) return { choices: choicesOf(values) };
  if (WITH_ITEMS.includes(widget) && items.length > 0) {
    const plain = items.filter(({ path }) => !path.includes('.'));
    const required = plain.filter(({ isRequired }) => isRequired);
    return { items: (required.length > 0 ? required : plain.slice(0, 1)).map(newField) };
  }
  const picture = ['path', 'mediaString', 'url'].find((part) => parts.includes(part)) ?? parts[0];
  if (widget === 'media' && kind === 'object' && picture !== undefined) return { options: { property: picture } };
  return {};
}

/** The kinds of columns that show a value best, the best first. */
const BEST = ['date', 'number', 'boolean', 'choice', 'tags', 'relation', 'country', 'text'];
const NAMES = ['displayName', 'names', 'name', 'title', 'value'];

/** What names a thing, of its properties. */
const namingPart = (parts: readonly string[]): string | undefined =>
  NAMES.find((name) => parts.includes(name)) ?? parts[0];

/** The kind of column that shows a value best. */
const bestKind = ({ kinds }: OfferedColumn): string => BEST.find((kind) => kinds.includes(kind)) ?? 'text';

/** A column as it is first written. `labelled` are the fields of the form that have labels for their values. */
export function newColumn(offered: OfferedColumn, labelled: readonly string[]): JsonObject {
  const { path, isSortable } = offered;
  const kind = bestKind(offered);
  const sort = isSortable ? { sort: true } : {};
  return { field: path, kind, label: labelOf(path), ...sort, ...neededByKind(kind, offered, labelled) };
}

/** What a kind of column cannot be without. */
export function neededByKind(
  kind: string,
  { path, values, parts }: OfferedColumn,
  labelled: readonly string[],
): JsonObject {
  const item = namingPart(parts);
  if ((kind === 'tags' || kind === 'relation') && item !== undefined) return { item };
  if ((kind === 'choice' || kind === 'status') && values && !labelled.includes(path))
    return { choices: choicesOf(values) };
  return {};
}

/** A filter as it is first written: its values, a range of days, or what its name says that it is chosen from. */
export function newFilter(
  offered: OfferedFilter,
  { filters }: Pick<Offers, 'filters'>,
  sources: readonly OfferedSource[],
): JsonObject {
  const { parameter, values, isDate } = offered;
  const label = labelOf(parameter);
  if (values) return { parameter, label, choices: choicesOf(values) };
  if (isDate) {
    const stem = parameter.replace(/(From|After|Since)$/, '');
    const until = filters.find((one) => one.isDate && one.parameter !== parameter && one.parameter.startsWith(stem));
    return until ? { parameter, until: until.parameter, label: labelOf(stem) } : { parameter, label };
  }
  const stem = parameter.replace(/(Uuid|InstanceId|Id)$/, '');
  const source = sources.find(({ id }) => id.toLowerCase().startsWith(`list${stem.toLowerCase()}`)) ?? sources[0];
  if (!source) return { parameter, label: labelOf(stem) };
  return { parameter, label: labelOf(stem), source: source.id, ...partsOf(source) };
}

/** The properties by which a choice of a list is known and named. */
export function partsOf({ parts }: Pick<OfferedSource, 'parts'>): { value: string; text: string } {
  const value = ['uuid', 'id', 'instanceId', 'value'].find((part) => parts.includes(part)) ?? parts[0] ?? '';
  return { value, text: namingPart(parts) ?? '' };
}

/** A section as it is first written, under a name that no other has. */
export function newSection(names: readonly string[]): JsonObject {
  const free = ['section', 'section-two', 'section-three', 'section-four', 'section-five'].find(
    (name) => !names.includes(name),
  );
  return {
    name: free ?? `section-${'x'.repeat(names.length)}`,
    title: { en: 'New section', sv: 'Nytt avsnitt' },
    fields: [],
  };
}

/** A link as it is first written, without an address: the check asks for one. */
export const newLink = (): JsonObject => ({ label: { en: 'New link', sv: 'Ny länk' }, path: '/' });

/** An action as it is first written, under a name that no other has: it saves nothing yet, and the check asks for it. */
export function newAction(names: readonly string[]): JsonObject {
  const free = ['action', 'action-two', 'action-three', 'action-four'].find((name) => !names.includes(name));
  return {
    name: free ?? `action-${'x'.repeat(names.length)}`,
    label: { en: 'New action', sv: 'Ny åtgärd' },
    text: { en: 'What it will do.', sv: 'Vad den gör.' },
  };
}

/** A value as it is first written, of those that the contract allows. */
export function firstValue({ kind, values }: Pick<OfferedField, 'kind' | 'values'>): Json {
  const [first] = values ?? [];
  if (first !== undefined) return typedValue(first, kind);
  if (kind === 'boolean') return true;
  return kind === 'integer' || kind === 'number' ? 0 : '';
}

/** The call of an operation as it is first written: a value for all that it needs, but for what names the thing in its address. */
export function newCall({ id, inAddress, inQuery, inBody }: OfferedCall): JsonObject {
  const open = inAddress.filter(({ values }) => values === undefined);
  const named = open.find(({ name }) => /id$/i.test(name)) ?? open[0];
  const needed = [...inAddress.filter((one) => one !== named), ...inQuery.filter(({ isRequired }) => isRequired)];
  const [parameters, body] = [firstValues(needed), firstValues(inBody.filter(({ isRequired }) => isRequired))];
  return {
    operation: id,
    ...(needed.length > 0 ? { parameters } : {}),
    ...(Object.keys(body).length > 0 ? { body } : {}),
  };
}

const firstValues = (offered: readonly OfferedValue[]): JsonObject =>
  Object.fromEntries(offered.map((one) => [one.name, one.mayBeNull ? null : firstValue(one)]));
