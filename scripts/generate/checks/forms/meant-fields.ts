import type { Checking } from '../../checking.ts';
import type { Place, WrittenField } from '../../definition.ts';
import { type JsonObject, objectAt } from '../../json.ts';
import { kindOf } from '../../kinds.ts';

/** Checks that what is called by the name of a property is that property, where the one that is named says nothing of it. */
export function checkMeantFields(checking: Checking): void {
  const { definition, contract, body, row, operations } = checking;
  const sections = definition.form.sections.map(({ fields }) => fields);
  sections.forEach((fields, index) => {
    checkFields(checking, fields, {
      holder: body,
      shown: sections.flat(),
      place: ['form', 'sections', index, 'fields'],
    });
  });
  const { columns = [], filters = [] } = definition.list ?? {};
  columns.forEach((column, index) => {
    const place = ['list', 'columns', index, 'field'];
    checkNamed(
      checking,
      { path: column.field, called: column.label.en, place },
      {
        // Of fixed values the labels tell which are shown.
        known: new Map([...named(contract, row)].filter(([, node]) => kindOf(node) !== 'enum')),
        shown: columns.map(({ field }) => field),
      },
    );
  });
  filters.forEach(({ parameter, until, label }, index) => {
    const open =
      operations.list?.parameters.filter(({ role, in: where }) => role === undefined && where === 'query') ?? [];
    if (until !== undefined) return;
    checkNamed(
      checking,
      { path: parameter, called: label.en, place: ['list', 'filters', index, 'parameter'] },
      {
        known: new Map(open.map(({ name, schema }) => [name, schema])),
        shown: filters.map((one) => one.parameter),
      },
    );
  });
}

/** The properties of an object that can be named. */
const named = (contract: Checking['contract'], holder: JsonObject): Map<string, JsonObject> =>
  new Map(
    Object.entries(objectAt(contract.resolve(holder), 'properties')).map(([name, node]) => [
      name,
      contract.resolve(node),
    ]),
  );

interface Fields {
  holder: JsonObject;
  shown: readonly WrittenField[];
  place: Place;
}

function checkFields(checking: Checking, fields: readonly WrittenField[], { holder, shown, place }: Fields): void {
  const { contract } = checking;
  const known = named(contract, holder);
  const writable = new Map([...known].filter(([, node]) => node.readOnly !== true));
  fields.forEach(({ field, label, items, widget }, index) => {
    const at = [...place, index];
    if (widget !== 'related' && widget !== 'hidden')
      checkNamed(
        checking,
        { path: field, called: label.en, place: [...at, 'field'] },
        {
          known: writable,
          shown: shown.map((one) => one.field.split('.')[0] ?? ''),
        },
      );
    const entry = contract.resolve(contract.at(holder, field)?.items ?? {});
    if (items) checkFields(checking, items, { holder: entry, shown: items, place: [...at, 'items'] });
  });
}

const wordsIn = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

/** What is called as another property of its kind is, which nothing shows, and by no word of its own. */
function checkNamed(
  { file, contract }: Checking,
  { path, called, place }: { path: string; called: string; place: Place },
  { known, shown }: { known: ReadonlyMap<string, JsonObject>; shown: readonly string[] },
): void {
  const says = wordsIn(called);
  const own = known.get(path.split('.')[0] ?? '');
  const node = path.includes('.') && own ? contract.at(own, path.slice(path.indexOf('.') + 1)) : own;
  if (!node || wordsIn(path).some((word) => says.includes(word))) return;
  const meant = [...known.keys()].find((name) => name !== path && wordsIn(name).join(' ') === says.join(' '));
  if (meant === undefined || shown.includes(meant) || kindOf(known.get(meant) ?? {}) !== kindOf(node)) return;
  file.fault(place, `“${called}” is what \`${meant}\` says, and \`${path}\` is named.`, `Did you mean \`${meant}\`?`);
}
