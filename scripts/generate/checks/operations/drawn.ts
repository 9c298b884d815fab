import type { Checking } from '../../checking.ts';
import { shownFields } from '../../definition.ts';
import { type Drawn, drawn } from '../../hand-written.ts';
import { shape } from './paths.ts';

/** Checks that a definition has what hand-written code takes from it: a page would show the name of a property in place of its label, or a link lead to a list that it does not narrow. */
export function checkDrawn(checking: Checking): void {
  const { name, paths } = checking.definition;
  const taken = drawn[name];
  if (!taken || !Object.values(paths).some((path: string) => shape(path) === shape(taken.at))) return;
  checkFilled(checking, taken);
  checkLabelled(checking, taken);
}

function checkFilled({ file, definition, operations }: Checking, { filters: filled = {} }: Drawn): void {
  const { filters = [] } = definition.list ?? {};
  for (const [parameter, value] of Object.entries(filled)) {
    if (!operations.list?.parameters.some(({ name }) => name === parameter)) continue;
    const index = filters.findIndex((one) => one.parameter === parameter || one.until === parameter);
    const { choices } = filters[index] ?? {};
    if (index >= 0 && (value === '' || !choices || value in choices)) continue;
    file.fault(
      index < 0 ? ['list', 'filters'] : ['list', 'filters', index, 'choices'],
      `The console leads to this list narrowed by \`${parameter}\`${value && ` to \`${value}\``}, which no filter takes.`,
      index < 0 ? `Add a filter with the parameter \`${parameter}\`.` : `Add a label for \`${value}\`.`,
    );
  }
}

function checkLabelled(
  { file, definition, contract, body, row, operations }: Checking,
  { columns = [], items = {} }: Drawn,
): void {
  for (const path of columns) {
    const isThere = definition.list?.columns.some(({ field }) => field === path) !== false;
    if (isThere || operations.list === undefined || contract.at(row, path) === undefined) continue;
    file.fault(
      ['list', 'columns'],
      `The page of ${definition.labels.many.en.toLowerCase()} names what \`${path}\` is by its column, and there is none.`,
      `Add a column \`${path}\`; \`"optional": true\` hides it at first.`,
    );
  }
  for (const [path, parts] of Object.entries(items)) {
    const [section, index] = placeOf(definition, path);
    const entry = contract.resolve(contract.at(body, path)?.items ?? {});
    const field = shownFields(definition).find((one) => one.field === path);
    for (const part of parts) {
      if (contract.at(entry, part) === undefined || field?.items?.some((one) => one.field === part)) continue;
      file.fault(
        field ? ['form', 'sections', section, 'fields', index, 'items'] : ['form', 'sections'],
        `The page draws \`${part}\` of each entry of \`${path}\`, and would call it “${part}”.`,
        `Add a field \`${part}\` with its label to the \`items\` of \`${path}\`.`,
      );
    }
  }
}

/** Where the field of a property stands: its section, and its place there. */
function placeOf({ form }: Checking['definition'], path: string): [number, number] {
  const section = form.sections.findIndex(({ fields }) => fields.some(({ field }) => field === path));
  return [section, form.sections[section]?.fields.findIndex(({ field }) => field === path) ?? 0];
}
