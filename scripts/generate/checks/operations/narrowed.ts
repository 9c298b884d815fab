import type { Checking } from '../../checking.ts';
import { type Definition, shownFields } from '../../definition.ts';
import { suggestion } from '../../faults.ts';
import { kindOf } from '../../kinds.ts';
import { holds } from '../../words.ts';
import { readsAs } from '../texts/alike.ts';
import { shape } from './paths.ts';

/** Checks what lists are narrowed by: links by filters that there are, an import by what it made. */
export function checkNarrowed(checking: Checking, definitions: readonly Definition[]): void {
  checkImported(checking);
  checkValues(checking);
  checkLinks(checking, definitions);
  checkUnique(checking);
  checkDays(checking);
  checkAhead(checking);
}

/** The days of a list are narrowed by the filter that is called as their column: another would leave out days that are looked at. */
function checkDays({ file, definition }: Checking): void {
  const { days, columns = [], filters = [] } = definition.list ?? {};
  const filter = filters.find(({ parameter }) => parameter === days?.filter);
  const called = filter && columns.find(({ kind, label }) => kind === 'date' && readsAs(label, filter.label));
  const fitting = filters.find(
    ({ label, until }) =>
      until !== undefined && columns.some((one) => one.field === days?.field && readsAs(one.label, label)),
  );
  if (!days || !called || called.field === days.field) return;
  file.fault(
    ['list', 'days', 'filter'],
    `\`${days.filter}\` narrows by \`${called.field}\`, and the days are those of \`${days.field}\`.`,
    fitting ? `Did you mean \`${fitting.parameter}\`?` : `Write \`"field": "${called.field}"\`.`,
  );
}

/** Days of birth are long over: by month and in a calendar nobody finds them. */
function checkAhead({ file, definition }: Checking): void {
  const born = shownFields(definition).flatMap(({ field, widget }) => (widget === 'birth-date' ? [field] : []));
  const { days, calendar } = definition.list ?? {};
  for (const [place, field] of [
    [['list', 'days', 'field'], days?.field],
    [['list', 'calendar'], calendar],
  ] as const)
    if (field !== undefined && born.includes(field))
      file.fault(
        place,
        `\`${field}\` is a day of birth: all of them are long over.`,
        'Remove it, or name another day.',
      );
}

/** What one import made is shown by the parameter that an import sends too, and by nothing else. */
function checkImported({ file, definition, operations, contract }: Checking): void {
  const filters = definition.list?.filters ?? [];
  const sent = operations.import?.body?.schema;
  const known = (operations.list?.parameters ?? []).flatMap(({ name }) =>
    sent !== undefined && contract.at(sent, name) ? [name] : [],
  );
  filters.forEach(({ as, parameter, choices, source, until }, index) => {
    const place = ['list', 'filters', index];
    if (as !== 'import') return;
    if (!known.includes(parameter))
      file.fault(
        [...place, 'parameter'],
        `\`${parameter}\` is not what an import made.`,
        suggestion('', known) || 'Remove this filter: no operation brings in rows that it could show.',
      );
    const [way] = Object.entries({ choices, source, until }).flatMap(([key, given]) =>
      given === undefined ? [] : [key],
    );
    if (way !== undefined)
      file.fault([...place, way], 'What an import made is chosen by its result alone.', `Remove \`${way}\`.`);
  });
  if (known.length > 0 && !filters.some(({ as }) => as === 'import'))
    file.fault(
      ['paths', 'import'],
      'The result of an import could not lead to what it made.',
      `Add the filter \`{ "parameter": "${known[0]}", "as": "import" }\` with a label.`,
    );
}

/** A value of a choice is of the kind that the parameter takes. */
function checkValues({ file, definition, contract, operations }: Checking): void {
  definition.list?.filters?.forEach(({ parameter, source, value }, index) => {
    const operation = source === undefined ? undefined : contract.operations.get(source);
    const row = operation && contract.shownRow(operation);
    const node = row && value !== undefined ? contract.at(row, value) : undefined;
    const schema = operations.list?.parameters.find(({ name }) => name === parameter)?.schema;
    if (!node || !schema || !contract.at(row, 'id') || value === 'id') return;
    const isNumber = (one: typeof node) => ['integer', 'number'].includes(kindOf(one));
    if (isNumber(schema) !== isNumber(node))
      file.fault(
        ['list', 'filters', index, 'value'],
        `\`${parameter}\` takes ${holds(schema)}, and \`${String(value)}\` is ${holds(node)}.`,
        'Write `id`.',
      );
  });
}

/** A link to a list hands over filters that the list has. */
function checkLinks({ file, definition }: Checking, definitions: readonly Definition[]): void {
  definition.links?.forEach(({ path, tab }, index) => {
    const [address = '', query = ''] = path.split('?');
    const target = definitions.find(({ list, paths }) => list && shape(paths.list) === shape(address));
    if (!target || tab === true) return;
    const filters = (target.list?.filters ?? []).flatMap(({ parameter, until }) => [
      parameter,
      ...(until ? [until] : []),
    ]);
    for (const name of new URLSearchParams(query).keys())
      if (!filters.includes(name))
        file.fault(
          ['links', index, 'path'],
          `The list at \`${address}\` has no filter \`${name}\`, and would show all.`,
          suggestion(name, filters),
        );
  });
}

/** What must be its own is looked for as it is: a search finds what only holds it. */
function checkUnique({ file, definition, operations }: Checking): void {
  const { unique } = definition.form;
  const searched = operations.list?.parameters.filter(({ role }) => role === 'search').map(({ name }) => name) ?? [];
  for (const name of Object.keys(unique?.parameters ?? {}))
    if (searched.includes(name))
      file.fault(
        ['form', 'unique', 'parameters', name],
        `\`${name}\` finds also what only holds the value, or has it elsewhere.`,
        name === unique?.field
          ? `Where it finds the same alone, take it out of \`search\` in openapi/service.yaml.`
          : `Name the parameter that finds the same \`${unique?.field}\`.`,
      );
}
