import { valueAt } from '../../../../src/engine/values/values.ts';
import { openParameters } from '../../bound-operation.ts';
import { type Checking, inBody } from '../../checking.ts';
import { type Definition, isHeld, type Place, shownFields, type WrittenField } from '../../definition.ts';
import { nearest, quoted, suggestion } from '../../faults.ts';
import { type JsonObject, listAt, objectAt, textAt } from '../../json.ts';
import { isFilledBy, isPlain, kindOf, mayBeNull } from '../../kinds.ts';
import { holds } from '../../words.ts';
import { givenParameters } from '../operations/addresses.ts';
import { isIdentifier } from '../operations/identifiers.ts';
import { checkAlike } from '../texts/alike.ts';
import { checkCalled } from '../texts/called.ts';
import { checkSections } from './sections.ts';
import { asObject, valueFaults } from './values.ts';

/** Checks a form as a whole: that everything which the service requires can be given, what a new one starts from, and what is compared with the list. */
export function checkForm(checking: Checking): void {
  const { definition } = checking;
  const { unique, similar } = definition.form;
  checkSections(checking);
  checkAlike(checking);
  checkRequired(checking);
  checkInitial(checking);
  checkActiveSite(checking);
  if (unique) {
    checkCompared(checking, ['form', 'unique', 'parameters'], unique.parameters);
    const node = inBody(checking, unique.field, ['form', 'unique', 'field'], 'Name a field that can be changed.');
    const shown = shownFields(definition).map(({ field }) => field);
    if (shown.includes(unique.field) && !Object.values(unique.parameters).includes(unique.field))
      checking.file.fault(
        ['form', 'unique', 'parameters'],
        `No parameter is filled with \`${unique.field}\`, so the one that has it is not found.`,
        'Add the one that finds it.',
      );
    if (node && !shown.includes(unique.field))
      checking.file.fault(
        ['form', 'unique', 'field'],
        `No section shows \`${unique.field}\`, so nobody could mend it when it is taken.`,
        'Add it to a section.',
      );
  }
  if (similar) {
    checkCompared(checking, ['form', 'similar', 'parameters'], similar.parameters);
    checkManyCompared(checking, Object.keys(similar.parameters));
  }
  checkCalled(checking);
}

/** What the service requires is shown, or a new one starts with it. */
function checkRequired(checking: Checking): void {
  const { definition, contract, body, one } = checking;
  // What the address of a new one gives needs no field.
  const shown = [...shownFields(definition).map(({ field }) => field), ...givenParameters(checking)];
  const { initial = {} } = definition.form;
  const tell = (path: string, whose: string): void =>
    checking.file.fault(
      ['form', 'sections'],
      `No section shows \`${path}\`, without which the service does not take ${whose}.`,
      'Add it to a section, or give it a value in `initial`.',
    );
  const always = [...alwaysShown(definition), ...givenParameters(checking)];
  const written = [...writtenFields(definition), ...givenParameters(checking)];
  const required = listAt(contract.resolve(body), 'required').map(String);
  // What stands empty in `initial` is still to be written, and nobody could write it.
  const isGiven = (value: unknown, path: string): boolean => {
    const node = contract.at(body, path);
    // What is kept within something else gets what it is, and where, from the page that holds it.
    if (isHeld(definition) && value !== undefined && !(node && isWritten(path, node))) return true;
    return value !== undefined && (!node || valueFaults(contract, node, value).length === 0);
  };
  for (const name of required) {
    const isShown = shown.some((path) => path === name || path.startsWith(`${name}.`));
    if (isGiven(initial[name], name)) continue;
    if (!isShown) tell(name, one);
    else if (!always.some((path) => path === name || path.startsWith(`${name}.`))) tellHidden(checking, name);
    else if (!written.some((path) => path === name || path.startsWith(`${name}.`))) tellUnwritten(checking, name);
    else if (shown.includes(name) && !(name in initial)) checkMayBeNothing(checking, name);
  }
  for (const { path, name, whole } of partsLacking(contract, body, shown))
    if (!isGiven(objectAt(initial, path)[name], whole)) tell(whole, `\`${path}\``);
  for (const path of shown.filter((one) => isRequiredPart(contract, body, one)))
    if (!written.includes(path) && !isGiven(valueAt(initial, path), path)) tellUnwritten(checking, path);
}

/** What the objects require whose parts are shown one by one, and none of these shows. */
function partsLacking(contract: Checking['contract'], body: JsonObject, shown: readonly string[]) {
  const torn = new Set(shown.filter((path) => path.includes('.')).map((path) => path.slice(0, path.lastIndexOf('.'))));
  return [...torn].flatMap((path) =>
    listAt(contract.at(body, path), 'required')
      .map(String)
      .map((name) => ({ path, name, whole: `${path}.${name}` }))
      .filter(({ whole }) => !shown.some((field) => field === whole || field.startsWith(`${whole}.`))),
  );
}

/** Whether a part is one that its object requires: `name.sv` of a `name`. */
function isRequiredPart(contract: Checking['contract'], body: JsonObject, path: string): boolean {
  const end = path.lastIndexOf('.');
  return end > 0 && listAt(contract.at(body, path.slice(0, end)), 'required').includes(path.slice(end + 1));
}

/** The fields that no condition hides. */
const alwaysShown = ({ form }: Definition): string[] =>
  form.sections
    .filter(({ when }) => !when)
    .flatMap(({ fields }) => fields.filter(({ when }) => !when).map(({ field }) => field));

/** The fields of a new thing that somebody can write into: what an action of danger sets is not shown yet. */
function writtenFields(definition: Definition): string[] {
  const actions = (definition.actions ?? []).filter(({ tone }) => tone === 'danger');
  const set = new Set(actions.flatMap((action) => Object.keys(action.set ?? {})));
  const isWritten = ({ field, widget }: WrittenField): boolean => !UNWRITTEN.includes(widget ?? '') && !set.has(field);
  return shownFields(definition)
    .filter(isWritten)
    .map(({ field }) => field);
}

/** What people write: a text with something to read in it. Which kind it is, its page knows. */
const isWritten = (name: string, node: JsonObject): boolean =>
  textAt(node, 'pattern') === '\\S' && !/^(type|kind)$/.test(name);

const UNWRITTEN: readonly string[] = ['read-only', 'related', 'hidden'];

/** What nobody can write into needs something to start with. */
function tellUnwritten({ file, definition, one }: Checking, name: string): void {
  const index = definition.form.sections.findIndex(({ fields }) => fields.some(({ field }) => field === name));
  const at = definition.form.sections[index]?.fields.findIndex(({ field }) => field === name) ?? 0;
  file.fault(
    ['form', 'sections', index, 'fields', at, 'widget'],
    `Nobody can write \`${name}\`, without which the service does not take ${one}.`,
    'Give it a value in `initial`, or another widget.',
  );
}

/** What must be sent and may be nothing is nothing until somebody writes it; what begins without it could not be left empty. */
function checkMayBeNothing({ file, definition, contract, body, one }: Checking, name: string): void {
  const node = contract.at(body, name) ?? {};
  const { sections, activeSite } = definition.form;
  // A thing that is chosen may well have to be chosen.
  if (!mayBeNull(node) || isIdentifier(contract, name, node)) return;
  if (definition.paths.create === undefined || activeSite === name) return;
  const section = sections.findIndex(({ fields }) => fields.some(({ field }) => field === name));
  const at = sections[section]?.fields.findIndex(({ field }) => field === name) ?? 0;
  file.fault(
    ['form', 'sections', section, 'fields', at, 'field'],
    `\`${name}\` must be sent and may be nothing: ${one} whose \`${name}\` nobody touches could not be saved.`,
    `Write \`"${name}": null\` in \`initial\`, or take it out of \`required\` in the contract.`,
  );
}

/** While a condition hides a required field, what it starts with is sent. */
function tellHidden({ file, definition, one }: Checking, name: string): void {
  const index = definition.form.sections.findIndex(({ fields }) => fields.some(({ field }) => field === name));
  const at = definition.form.sections[index]?.fields.findIndex(({ field }) => field === name) ?? 0;
  file.fault(
    ['form', 'sections', index, 'fields', at, 'when'],
    `While \`${name}\` is not shown, the service does not take ${one}.`,
    'Give it a value in `initial`, or remove its condition.',
  );
}

/** A new row can be filled in only when everything that the service requires of it is shown. */
export function checkRequiredOfRows(checking: Checking, written: WrittenField, node: JsonObject, place: Place): void {
  const { file, contract } = checking;
  const { order, source, value, text } = written.options ?? {};
  const initial = objectAt(written.options, 'initial');
  const row = contract.resolve(node.items ?? {});
  // What a choice is known by, and the place, come by themselves.
  const given = [order, ...(source === undefined ? [] : [value, text])];
  const fields = (written.items ?? []).map(({ field }) => field);
  const shown = [...fields.map((field) => field.split('.')[0]), ...given];
  const starts = (begun: unknown, path: string): boolean =>
    begun !== undefined && valueFaults(contract, contract.at(row, path) ?? {}, begun).length === 0;
  const parts = partsLacking(contract, row, fields).filter(
    ({ path, name, whole }) => !given.includes(path) && !starts(objectAt(initial, path)[name], whole),
  );
  const required = listAt(row, 'required').map(String);
  const missing = [
    ...required.filter((name) => !shown.includes(name) && !starts(initial[name], name)),
    ...parts.map(({ whole }) => whole),
  ];
  written.items?.forEach(({ field, widget = '', when }, index) => {
    const isRequired = required.includes(field) || isRequiredPart(contract, row, field);
    if (!isRequired || given.includes(field) || starts(valueAt(initial, field), field)) return;
    if (when && !UNWRITTEN.includes(widget))
      file.fault(
        [...place, 'items', index, 'when'],
        `While \`${field}\` is not shown, the service does not take a row of \`${written.field}\`.`,
        'Remove its condition, or give it a value in the option `initial` of an `ordered-list`.',
      );
    if (!UNWRITTEN.includes(widget)) return;
    file.fault(
      [...place, 'items', index, 'widget'],
      `Nobody can write \`${field}\`, without which the service does not take a row of \`${written.field}\`.`,
      'Take another widget, or give it a value in the option `initial` of an `ordered-list`.',
    );
  });
  if (missing.length === 0 || !written.items) return;
  file.fault(
    [...place, 'items'],
    `A row of \`${written.field}\` shows no ${quoted(missing, 'and')}, without which the service does not take it.`,
    'Add it to `items`; rows that are neither added nor removed are `"fixed": true`.',
  );
}

function checkInitial(checking: Checking): void {
  const { file, definition, contract, body } = checking;
  const { initial = {} } = definition.form;
  for (const [property, value] of Object.entries(initial)) {
    const place = ['form', 'initial', property];
    if (property.includes('.') && contract.at(body, property)) {
      file.fault(place, `\`${property}\` is a part, and would be sent as a property of that name.`, asObject(property));
      continue;
    }
    const all = Object.keys(objectAt(contract.resolve(body), 'properties'));
    // What stands there already, or nobody can change, is meant by no other name, unless nothing else is near.
    const free = all.filter((name) => !(name in initial) && contract.at(body, name)?.readOnly !== true);
    const names = nearest(property, free) === undefined && nearest(property, all) !== undefined ? all : free;
    const node = inBody(checking, property, place, 'Remove it.', names);
    for (const { what, hint } of node ? valueFaults(contract, node, value, true) : [])
      file.fault(place, `\`${property}\` ${what}; the service would refuse it.`, hint);
  }
}

function checkActiveSite(checking: Checking): void {
  const { activeSite } = checking.definition.form;
  if (activeSite === undefined) return;
  const place = ['form', 'activeSite'];
  const node = inBody(checking, activeSite, place, 'Name a field that can be changed.');
  if (node && kindOf(node) !== 'string')
    checking.file.fault(
      place,
      `\`${activeSite}\` is ${holds(node)}, not the id of a site.`,
      'Name the property that holds the site.',
    );
}

/** Parameters of the list that are filled from fields of the form. */
function checkCompared(checking: Checking, place: Place, parameters: Readonly<Record<string, string>>): void {
  const { file, operations, contract, body, one } = checking;
  const { list } = operations;
  if (!list) {
    file.fault(place, 'Nothing can be looked for without a list.', 'Add the operation `list`.');
    return;
  }
  // What pages and orders the list finds nothing.
  const able = openParameters(list).filter(({ role }) => role === undefined || role === 'search');
  const known = able.map(({ name }) => name);
  for (const [parameter, field] of Object.entries(parameters)) {
    if (!known.includes(parameter))
      file.fault(
        [...place, parameter],
        `The list (\`${list.id}\`) has no parameter \`${parameter}\`.`,
        suggestion(parameter, known),
      );
    const node = inBody(checking, field, [...place, parameter], 'Name a field that can be changed.');
    const schema = able.find(({ name }) => name === parameter)?.schema;
    if (node && schema && !isFilledBy(schema, node))
      file.fault(
        [...place, parameter],
        `\`${parameter}\` takes ${holds(schema)}, and \`${field}\` is ${holds(node)}.`,
        'Name a field whose value it takes.',
      );
    // What has a field of that name is found by it.
    const own = contract.at(body, parameter);
    const isOther = field !== parameter && parameters[field] === undefined;
    if (node && own && isOther && isPlain(own) && kindOf(own) === kindOf(node))
      file.fault(
        [...place, parameter],
        `\`${parameter}\` is asked for what \`${field}\` holds, and ${one} has \`${parameter}\` itself.`,
        `Write \`"${parameter}": "${parameter}"\`, or name the parameter that finds \`${field}\`.`,
      );
  }
}

/** What looks up the rows of a file at once gets all that it needs of each, and nothing that it does not know. */
function checkManyCompared({ file, contract, operations }: Checking, given: readonly string[]): void {
  const { similar, list } = operations;
  const rows = similar && contract.at(similar.body?.schema ?? {}, 'rows');
  const row = rows && contract.resolve(rows.items ?? {});
  // What the list does not know is told there, and an operation of other things at its name.
  const asked = given.filter((name) => list?.parameters.some((one) => one.name === name));
  const known = Object.keys(objectAt(row, 'properties'));
  if (!similar || !row || similar.tag !== list?.tag || !asked.some((name) => known.includes(name))) return;
  const place = ['form', 'similar', 'parameters'];
  const needed = listAt(row, 'required').map(String);
  const missing = needed.filter((name) => !given.includes(name));
  if (missing.length > 0)
    file.fault(
      place,
      `\`${similar.id}\` needs ${quoted(missing, 'and')} of each row, and no import could ask it.`,
      'Add it, with the field whose value is asked for.',
    );
  for (const name of asked)
    if (row.additionalProperties === false && !known.includes(name))
      file.fault([...place, name], `\`${similar.id}\` knows no \`${name}\`.`, suggestion(name, known));
}
