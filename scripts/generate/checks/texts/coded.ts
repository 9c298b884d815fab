import type { Text } from '../../../../src/contract/text.ts';
import type { Checking } from '../../checking.ts';
import type { Place } from '../../definition.ts';
import type { JsonObject } from '../../json.ts';
import { isCountry, isDate, kindOf } from '../../kinds.ts';
import { isIdentifier } from '../operations/identifiers.ts';
import { shape } from '../operations/paths.ts';

/** Checks that nobody reads a code where words could stand, and that what knows a thing by something knows it by that. */
export function checkCoded(checking: Checking): void {
  checkColumns(checking);
  checkFirst(checking);
  checkSimilar(checking);
  checkWholeName(checking);
  checkOwnPages(checking);
  checkCalledSo(checking);
}

/** What has words for its values, or is a country, is not shown as the code that is stored. */
function checkColumns({ file, definition, contract, row }: Checking): void {
  const isCode = (path: string): boolean => {
    const node = contract.at(row, path) ?? {};
    return kindOf(node) === 'enum' || isCountry(node);
  };
  const edited = new Map<string, string>();
  definition.list?.columns.forEach(({ field, secondary, edits }, index) => {
    const place = ['list', 'columns', index];
    const beneath = secondary !== undefined && isCode(secondary);
    if (beneath)
      file.fault(
        [...place, 'secondary'],
        `\`${secondary}\` would be shown as the code that is stored.`,
        'Give it a column of its own.',
      );
    const other =
      edits === undefined
        ? undefined
        : (edited.get(edits) ?? definition.list?.columns.find((one) => one.field === edits)?.field);
    if (edits !== undefined && other !== undefined && other !== field)
      file.fault(
        [...place, 'edits'],
        `A double click on \`${other}\` changes \`${edits}\` already.`,
        'Remove one of the two.',
      );
    if (edits !== undefined) edited.set(edits, field);
  });
}

/** What tells things apart is still to be written in a new one. */
function checkFirst({ file, definition }: Checking): void {
  const { initial = {}, unique } = definition.form;
  for (const property of new Set([definition.title, unique?.field]))
    if (property !== undefined && typeof initial[property] === 'string' && initial[property] !== '')
      file.fault(
        ['form', 'initial', property],
        `Every new one would be called \`${String(initial[property])}\` until somebody changes it.`,
        'Write `""`, or leave it out.',
      );
}

/** What looks the same has the same name or day, not only the same choice or the same thing that it belongs to. */
function checkSimilar({ file, definition, contract, body }: Checking): void {
  const fields = Object.values(definition.form.similar?.parameters ?? {});
  const tells = (path: string): boolean => {
    const node: JsonObject = contract.at(body, path) ?? {};
    return kindOf(node) === 'string' && !isIdentifier(contract, path, node) && !isCountry(node);
  };
  if (fields.length === 0 || fields.some(tells)) return;
  file.fault(
    ['form', 'similar', 'parameters'],
    'So many have the same that every new one would be asked about.',
    'Add a name or a day.',
  );
}

/** The parts of a name are texts, or things that have one. */
function checkWholeName({ file, definition, contract, body }: Checking): void {
  const { wholeName } = definition.form;
  for (const part of ['first', 'last'] as const) {
    const node = wholeName && contract.at(body, wholeName[part]);
    if (node && (isDate(node) || ['integer', 'number', 'boolean', 'enum'].includes(kindOf(node))))
      file.fault(
        ['form', 'wholeName', part],
        `\`${wholeName[part]}\` is no part of a name.`,
        'Name a field with a text, or with a thing.',
      );
  }
}

/** Nobody reads a property's name where words could stand: `openInNewTab` as it was copied from the contract. */
function checkCalledSo({ file, definition }: Checking): void {
  const check = (path: string, { en, sv }: Text, place: Place): void => {
    const name = path.split('.').at(-1) ?? '';
    for (const [language, said] of [['en', en] as const, ['sv', sv] as const])
      if (said === name && /[a-z][A-Z]/.test(name))
        file.fault(
          [...place, 'label', language],
          `\`${name}\` is a name of the contract, and no word.`,
          'Write words.',
        );
  };
  definition.list?.columns.forEach(({ field, label }, index) => void check(field, label, ['list', 'columns', index]));
  definition.list?.filters?.forEach((one, index) => void check(one.parameter, one.label, ['list', 'filters', index]));
  definition.form.sections.forEach(({ fields }, section) => {
    fields.forEach(({ field, label, items = [] }, index) => {
      const place = ['form', 'sections', section, 'fields', index];
      check(field, label, place);
      items.forEach((one, at) => void check(one.field, one.label, [...place, 'items', at]));
    });
  });
}

/** A link leads to another page. */
function checkOwnPages({ file, definition }: Checking): void {
  const { paths, links = [] } = definition;
  const { list, ...others } = paths;
  const own: readonly unknown[] = [...Object.values(others), ...(definition.list ? [list] : [])];
  links.forEach(({ path }, index) => {
    if (own.some((one) => typeof one === 'string' && shape(one) === shape(path)))
      file.fault(['links', index, 'path'], `\`${path}\` is a page of its own.`, 'Name another page, or remove it.');
  });
}
